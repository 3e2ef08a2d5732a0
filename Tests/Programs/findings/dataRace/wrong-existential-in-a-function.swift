// finds: dataRace
// line: 27
// What stands behind a protocol is changed by a block while the function reads it.
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
  let area = canvas.shape.area
  group.wait()
  print(area)
}

run()
