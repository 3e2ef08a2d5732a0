// finds: nothing
// outcomes: done
// The twin of wrong-last-to-leave: the block is put that says what is loaded also lets the main thread go on.
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
    parts.notify(queue: log) {
      self.isLoaded = true
      done.leave()
    }
    DispatchQueue.global().async {
      self.mark("net")
      parts.leave()
    }
    DispatchQueue.global().async {
      self.mark("disk")
      self.parse()
      parts.leave()
    }
    done.wait()
    log.sync { precondition(isLoaded) }
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
