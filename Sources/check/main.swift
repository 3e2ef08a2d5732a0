import Exploration
import Foundation

final class Lock: Resource {
  var owner: Lane?
  var stamp = Stamp()
  init() { super.init(kind: "lock") }
  override func isReady(for action: Action, lane: Lane) -> Bool { owner == nil }
  func lock() { let e = Engine.shared; e.wait(Action("lock", self, .take)); owner = e.lane; e.acquire(stamp) }
  func unlock() { let e = Engine.shared; e.perform(Action("unlock", self, .give)); owner = nil; e.release(into: &stamp) }
}
final class Join: Resource {
  var lanes: [Lane]
  init(_ l: [Lane]) { lanes = l; super.init(kind: "join") }
  override func isReady(for action: Action, lane: Lane) -> Bool { lanes.allSatisfy(\.isFinished) }
}
func run(_ name: String, _ body: @escaping () -> Void) {
  let s = SourceSets()
  var ends: [String: Int] = [:]
  let c = ContinuousClock()
  let t = c.now
  var n = 0
  let engine = Engine.shared
  engine.strategy = s
  while s.begin() && n < 3_000_000 { let r = engine.runExecution(body); ends["\(r.end)", default: 0] += 1; n += 1 }
  let d = c.now - t
  print(name, ends, s.isComplete, d, Double(n) / (d / .seconds(1)), "per s")
}
func threads(_ n: Int, _ body: @escaping (Int) -> Void) {
  let e = Engine.shared
  let ls = (0..<n).map { i in e.spawn(.thread, name: "t\(i)") { body(i) } }
  e.wait(Action("join", Join(ls), []))
}
run("mutex 2x2") { let l = Lock(); threads(2) { _ in for _ in 0..<2 { l.lock(); l.unlock() } } }
run("mutex 3x2") { let l = Lock(); threads(3) { _ in for _ in 0..<2 { l.lock(); l.unlock() } } }
run("mutex 3x4") { let l = Lock(); threads(3) { _ in for _ in 0..<4 { l.lock(); l.unlock() } } }
run("deadlock") { let a = Lock(), b = Lock(); threads(2) { i in let (x, y) = i == 0 ? (a, b) : (b, a); x.lock(); y.lock(); y.unlock(); x.unlock() } }
for p in 3...4 { run("\(p) philosophers") { let f = (0..<p).map { _ in Lock() }; threads(p) { i in f[i].lock(); f[(i + 1) % p].lock(); f[(i + 1) % p].unlock(); f[i].unlock() } } }
for (t, n) in [(2,1),(3,1),(2,2)] { run("lost update \(t)x\(n)") { let v = Resource(kind: "v"); threads(t) { _ in for _ in 0..<n { Engine.shared.perform(Action("read", v, .read)); Engine.shared.perform(Action("write", v, .write)) } } } }
