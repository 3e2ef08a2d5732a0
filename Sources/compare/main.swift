print("compare")
