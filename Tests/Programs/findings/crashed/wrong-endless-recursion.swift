// finds: crashed
// line: 6
// A function calls itself without end, on another thread than the main one.
import Dispatch

func depth(of number: Int) -> Int { number < 0 ? 0 : depth(of: number + 1) + 1 }

let group = DispatchGroup()
DispatchQueue.global().async(group: group) { print(depth(of: 0)) }
group.wait()
