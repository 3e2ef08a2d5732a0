// finds: nothing
// because: outcomesDiffer
// An operation queue that was given no name is called by its address.
import Foundation

print(OperationQueue().name ?? "")
