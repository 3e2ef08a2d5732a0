// finds: nothing
// outcomes: 0 0|0 1|1 0|1 1
// Two threads begin to wait, each before its signal or after it; the answers come through a protocol.
import Dispatch

protocol Signals: Sendable { func signal() -> Int }
extension DispatchSemaphore: Signals {}

func answers() -> [Int] {
  let ready = DispatchSemaphore(value: 0)
  let signals: any Signals = ready
  let group = DispatchGroup()
  for _ in 1...2 { DispatchQueue.global().async(group: group) { ready.wait() } }
  let woken = [signals.signal(), signals.signal()]
  group.wait()
  return woken
}

print(answers().map(String.init).joined(separator: " "))
