print("sandlot")
