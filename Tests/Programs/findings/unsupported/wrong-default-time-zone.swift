// finds: unsupported
// line: 6
// What is set for the whole process would be found by the next execution.
import Foundation

NSTimeZone.default = .gmt
print(NSTimeZone.default.secondsFromGMT())
