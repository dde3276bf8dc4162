error("hidden files are not found")
