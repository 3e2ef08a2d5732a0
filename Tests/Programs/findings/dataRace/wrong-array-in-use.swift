// finds: dataRace
// line: 13
// After the race a block may go on with the storage of an array that another one has released: what it finds there
// is the same each time.
import Dispatch

final class Numbers: @unchecked Sendable {
  var all = [1, 2, 3]
}

let numbers = Numbers()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { numbers.all = numbers.all.filter { $0 != 2 } }
DispatchQueue.global().async(group: group) { numbers.all.append(4) }
DispatchQueue.global().async(group: group) { numbers.all.removeFirst() }
group.wait()
print(numbers.all)
