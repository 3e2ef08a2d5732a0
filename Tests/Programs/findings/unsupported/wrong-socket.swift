// finds: unsupported
// line: 6
// The network cannot be put under the scheduler's control.
import Foundation

let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
print(handle >= 0)
