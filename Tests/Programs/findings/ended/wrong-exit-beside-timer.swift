// finds: ended
// A program ends on another thread while its run loop is in the middle of a block.
import Foundation

let isInside = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  isInside.wait()
  exit(0)
}
RunLoop.main.perform {
  isInside.signal()
  print("saving")
}
RunLoop.main.run()
