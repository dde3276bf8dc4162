// ViewSpec
