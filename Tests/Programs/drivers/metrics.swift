// repository: apple/swift-metrics
// commit: d51c8d13fa366eec807eedb4e37daa60ff5bfdd5
// files: Sources/CoreMetrics
// module: CoreMetrics
// swift-version: 6
// Two threads ask for the counter of the same name; nothing is set up that would count.
import CoreMetrics
import Dispatch

DispatchQueue.concurrentPerform(iterations: 2) { _ in
  Counter(label: "requests").increment()
}
print("counted")
