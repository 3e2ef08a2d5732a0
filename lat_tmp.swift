struct Pair { var a = 1; var s = "" }
final class Node { var next: Node?; var v = 1; var p = Pair(); var any: Any = 1; var list = [1]; lazy var z = 4 }
nonisolated(unsafe) var g = 1
nonisolated(unsafe) var o: Int? = 1
nonisolated(unsafe) var node = Node()
nonisolated(unsafe) var any: Any = 1
nonisolated(unsafe) var pair = Pair()
func use(_ x: Any) {}
@inline(never) func f1(_ n: Node) {
  print("x")

  let a = g

  var b = n.v
  b += 1

  let (c, d) = (g, n.v)

  let e = pair

  let h = n.any

  use(a); use(b); use(c); use(d); use(e); use(h)
}
func f2(_ n: Node) -> Int {
  if let x = o {

    return x
  }

  guard let y = o else { return 0 }

  switch g {
  case 1: use(y)
  default: break
  }

  while g < 3 {
    let k = n.z

    use(k)
  }

  defer { use(1) }

  let q = n.next?.next?.v

  use(q as Any)

  for i in n.list { use(i) }

  let l = n.list[0]

  use(l)
  let clo = { g }

  _ = g

  use(clo)
  return n.v
}
func f3(_ n: Node) async -> Int {
  let a = g

  await Task.yield()

  let b = n.v

  use(b)
  async let c = g

  let e = await c

  let w = pair

  use(w)
  return a + e
}
func f4<T>(_ t: inout T, _ u: T) { 
  print(1)
  let old = t

  t = u

  use(old)
}
let top = g

var second = top + g

use(second)
let third = any

use(third)
// /tmp/verdicts/repo 8 2891211475
