// finds: nothing
// An atomic counter is set back by an atomic operation.
import Dispatch
import Synchronization

struct Statistics: ~Copyable {
  let hits = Atomic(0)
}

final class Server: Sendable {
  private let statistics = Statistics()
  var hits: Int { statistics.hits.load(ordering: .relaxed) }
  func hit() { statistics.hits.add(1, ordering: .relaxed) }
  func reset() { statistics.hits.store(0, ordering: .relaxed) }
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
