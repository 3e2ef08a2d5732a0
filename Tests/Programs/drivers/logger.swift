// repository: apple/swift-log
// commit: 7af2de138f5f0fddf0bd5c7e19face6944ed76af
// files: Sources/Logging
// module: Logging
// swift-version: 6
// Two threads log through one logger.
import Dispatch
import Logging

struct Handler: LogHandler {
  var logLevel = Logger.Level.info
  var metadata = Logger.Metadata()
  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }
  func log(event: LogEvent) { print(event.message) }
}

LoggingSystem.bootstrap { _ in Handler() }
let logger = Logger(label: "app")
DispatchQueue.concurrentPerform(iterations: 2) { number in logger.info("from \(number)") }
