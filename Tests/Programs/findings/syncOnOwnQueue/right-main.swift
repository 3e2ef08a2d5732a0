// finds: nothing
// Another thread may wait for the main queue while the main thread serves it.
import Foundation

DispatchQueue.global().async {
  DispatchQueue.main.sync { print("hello") }
}
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
