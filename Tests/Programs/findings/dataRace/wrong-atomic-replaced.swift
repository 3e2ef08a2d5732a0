// finds: dataRace
// line: 15
// Atomic counters are replaced as a whole, which is no atomic operation, while another thread counts.
import Dispatch
import Synchronization

struct Statistics: ~Copyable {
  let hits = Atomic(0)
}

final class Server: @unchecked Sendable {
  private var statistics = Statistics()
  var hits: Int { statistics.hits.load(ordering: .relaxed) }
  func hit() { statistics.hits.add(1, ordering: .relaxed) }
  func reset() { statistics = Statistics() }
}

func run() {
  let server = Server()
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { server.hit() }
  server.reset()
  group.wait()
  print(server.hits)
}

run()
