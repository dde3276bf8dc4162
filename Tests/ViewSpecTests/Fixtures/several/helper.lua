error("not a spec file")
