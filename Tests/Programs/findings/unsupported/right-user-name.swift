// finds: nothing
// outcomes: name
// assumes: nothing
// The twin of wrong-user-name: the program is given the name.
import Foundation

func greet(_ name: String) { print(name) }

greet("name")
