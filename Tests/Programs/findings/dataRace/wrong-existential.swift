// finds: dataRace
// line: 20
// What holds a value of any type is copied by functions that look into its type.
import Dispatch

protocol Shape: Sendable { var area: Double { get } }
struct Square: Shape {
  var side = 1.0
  var area: Double { side * side }
}
final class Canvas: @unchecked Sendable {
  var shape: any Shape = Square()
  var tag: Any = 1
  var key = AnyHashable(1)
}
let canvas = Canvas()
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 {
    canvas.tag = "a"
    canvas.shape = Square(side: 2)
  } else {
    print(canvas.shape)
    canvas.key = AnyHashable("b")
  }
}
