// Swift Testing looks for this module where a file imports UIKit, and adds nothing to it here.
