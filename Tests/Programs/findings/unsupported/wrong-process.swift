// finds: unsupported
// line: 6
// Another program cannot be put under the scheduler's control.
import Foundation

let process = Process()
process.executableURL = URL(fileURLWithPath: "/bin/true")
try process.run()
process.waitUntilExit()
