// finds: dataRace
// line: 17
// One thread adds to a value of a dictionary through a key path, while another one looks how many there are.
import Dispatch

final class Statistics: @unchecked Sendable {
  var counts = ["hits": 0]
}

func add(to path: ReferenceWritableKeyPath<Statistics, Int>, of statistics: Statistics) {
  statistics[keyPath: path] += 1
}

let statistics = Statistics()
DispatchQueue.concurrentPerform(iterations: 2) { index in
  if index == 0 {
    print(statistics.counts.count)
  } else {
    add(to: \.counts["hits"]!, of: statistics)
  }
}
