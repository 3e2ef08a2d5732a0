// The block does not hold what is to end.
import Foundation

let ended = DispatchSemaphore(value: 0)

final class Lamp: Sendable {
  deinit { ended.signal() }
}

func light() {
  let lamp = Lamp()
  _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [weak lamp] _ in
    print(lamp == nil ? "off" : "on")
  }
}

light()
RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
ended.wait()
