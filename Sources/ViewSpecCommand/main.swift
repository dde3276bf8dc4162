print("viewspec")
