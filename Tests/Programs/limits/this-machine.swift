// finds: nothing
// assumes: machine
// How many processors there are is a fact of the machine that explores.
import Foundation

print(ProcessInfo.processInfo.activeProcessorCount > 0)
