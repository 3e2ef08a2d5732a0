// outcomes: true
// assumes: machine
// What is in a folder is a fact of the machine that explores, too.
import Foundation

print((try? FileManager.default.contentsOfDirectory(atPath: "/")) != nil)
