// finds: deadlock
// Foundation on Linux never releases a timer, and so neither what its block holds.
import Foundation

let ended = DispatchSemaphore(value: 0)

final class Lamp: Sendable {
  deinit { ended.signal() }
}

func light() {
  let lamp = Lamp()
  _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
    withExtendedLifetime(lamp) { print("on") }
  }
}

light()
RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
ended.wait()
