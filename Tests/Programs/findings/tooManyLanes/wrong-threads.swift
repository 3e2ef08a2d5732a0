// finds: tooManyLanes
// line: 7
// A thread for every item of a long list.
import Foundation

for _ in 1...300 {
  Thread { Thread.sleep(forTimeInterval: 0.01) }.start()
}
