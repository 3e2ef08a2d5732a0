// finds: failedCheck
// line: 29
// seed: 1
// The disk's block takes the first to be marked for the first to end: where the net is marked first and ends last, nothing
// is loaded yet.
import Dispatch
import Synchronization

final class Loading: @unchecked Sendable {
  private let first = Mutex("")
  private let log = DispatchQueue(label: "log")
  private var isLoaded = false

  func run() {
    let (parts, done) = (DispatchGroup(), DispatchGroup())
    parts.enter()
    parts.enter()
    done.enter()
    parts.notify(queue: log) { self.isLoaded = true }
    DispatchQueue.global().async {
      self.mark("net")
      parts.leave()
    }
    DispatchQueue.global().async {
      self.mark("disk")
      self.parse()
      parts.leave()
      self.log.async {
        precondition(self.isLoaded || self.first.withLock { $0 } == "disk")
        done.leave()
      }
    }
    done.wait()
  }

  private func mark(_ name: String) { first.withLock { if $0.isEmpty { $0 = name } } }

  /// Steps that nobody else sees.
  private func parse() {
    let own = Mutex(0)
    for _ in 0..<12 { own.withLock { $0 += 1 } }
  }
}

Loading().run()
print("done")
