-- The app as its Xcode project has it; 'viewspec init' wrote these lines.

return {
  sources = { "Trails" },
  module = "Trails",
  resources = { "Trails/trails.json" },
  language_mode = "5",
  default_isolation = "MainActor",

  paths = { "specs" },
}
