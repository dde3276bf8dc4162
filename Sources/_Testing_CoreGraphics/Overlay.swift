// Swift Testing looks for this module where a file imports CoreGraphics, and adds nothing to it here.
