// outcomes: printed written
// assumes: machine
// What is written past the buffer of print comes first where the output is a file, and in its place on a terminal.
import Foundation

print("printed ", terminator: "")
write(1, "written\n", 8)
