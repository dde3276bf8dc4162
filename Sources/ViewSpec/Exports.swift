// An app that embeds the console registers its views with Scripting's types.
@_exported import Scripting
