// outcomes: ended
// assumes: exactTime
// Whoever calls sync on the main queue goes on when the block has ended and is let go.
import Foundation

final class Session: Sendable { deinit { print("ended") } }

func run() {
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    do {
      let session = Session()
      DispatchQueue.main.sync { withExtendedLifetime(session) {} }
    }
    done.signal()
  }
  while done.wait(timeout: .now()) == .timedOut {
    RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
  }
}

run()
