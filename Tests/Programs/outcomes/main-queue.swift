// outcomes: block task block
// The main actor's jobs and the main queue's blocks stand in one line.
import Dispatch

var log: [String] = []
DispatchQueue.main.async { MainActor.assumeIsolated { log.append("block") } }
Task { log.append("task") }
await withCheckedContinuation { continuation in
  DispatchQueue.main.async {
    MainActor.assumeIsolated { log.append("block") }
    continuation.resume()
  }
}
print(log.joined(separator: " "))
