// finds: ended
// line: 14
// The program ends while the main thread may still be in the middle of a block.
import Dispatch
import Foundation

let screen = DispatchQueue(label: "screen", target: .main)
let isSaved = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  screen.async {
    isSaved.signal(); print("shown")
  }
  isSaved.wait()
  exit(0)
}
dispatchMain()
