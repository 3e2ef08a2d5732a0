// finds: nothing
// assumes: nothing
// outcomes: 2
// The same with a lock, and with values of three and of ten bytes that are handed over.
import Synchronization

struct Color { var red: UInt8 = 0, green: UInt8 = 0, blue: UInt8 = 0 }

final class Path: Sendable {
  let direction = Mutex(SIMD4<Double>(1, 0, 0, 0))
  func turn() { direction.withLock { $0 = SIMD4(0, 1, 0, 0) } }
  var x: Double { direction.withLock { $0.x } }
}

let path = Path()
let color: Color? = await withTaskGroup(of: Color?.self) { group in
  group.addTask {
    path.turn()
    return Color(red: 1)
  }
  print(path.x)
  return await group.next() ?? nil
}
#if arch(x86_64)
  let length = await Task { Float80(path.x) + 1 }.value
#else
  let length = await Task { path.x + 1 }.value
#endif
print(color?.red ?? 0, length)
