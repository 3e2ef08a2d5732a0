// finds: nothing
// It has an end, ten thousand calls deep.
import Dispatch

func depth(of number: Int) -> Int { number > 10_000 ? 0 : depth(of: number + 1) + 1 }

let group = DispatchGroup()
DispatchQueue.global().async(group: group) { print(depth(of: 0)) }
group.wait()
