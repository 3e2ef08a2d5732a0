// finds: nothing
// outcomes: 4
// What stands behind a protocol is read after the block has changed it.
import Dispatch

protocol Shape {
  var area: Int { get }
  mutating func grow()
}

struct Square: Shape {
  var width = 1, height = 2, x = 3, y = 4
  var area: Int { width * height }
  mutating func grow() { width += 1 }
}

final class Canvas: @unchecked Sendable {
  var shape: any Shape = Square()
}

func run() {
  let canvas = Canvas()
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    canvas.shape.grow()
  }
  group.wait()
  let area = canvas.shape.area
  print(area)
}

run()
