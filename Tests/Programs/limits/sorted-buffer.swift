// outcomes: 3
// assumes: libraries
// The standard library sorts elements that another thread reads, a data race. Where its generic algorithms
// go through a pointer is not seen; the verdict says so.
import Dispatch

nonisolated(unsafe) var elements = UnsafeMutableBufferPointer<Int>.allocate(capacity: 2)
_ = elements.initialize(from: [2, 1])
let ended = DispatchGroup()
func sort() {
  var own = elements
  own.sort()
}
DispatchQueue.global().async(group: ended) { sort() }
let sum = elements[0] + elements[1]
ended.wait()
print(sum)
