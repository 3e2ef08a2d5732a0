import LoopbackServer
import Testing

@Suite("generated images")
struct ImageTests {
  @Test("the same number gives the same image, another number another")
  func deterministic() {
    let image = Image(number: 7, width: 12, height: 8)
    #expect(image == Image(number: 7, width: 12, height: 8))
    #expect(image != Image(number: 8, width: 12, height: 8))
    #expect(image.points.count == 12 * 8 * 3)
  }

  @Test("any number makes an image", arguments: [Int.min, -1, 0, 1, Int.max])
  func anyNumber(number: Int) {
    #expect(Image(number: number, width: 1, height: 1).points.count == 3)
  }

  @Test("a pixmap is read back as it was written, whatever bytes its points begin with")
  func roundTrip() throws {
    for number in 0..<64 {
      let image = Image(number: number, width: 5, height: 3)
      #expect(try Image(pixmap: image.pixmap) == image)
    }
  }

  @Test("anything else is no image")
  func malformed() {
    let whole = Image(number: 1, width: 5, height: 3).pixmap
    for bytes in [
      [], Array(whole.dropLast()), whole + [0], Array("P5\n1 1\n255\n000".utf8),
      Array("P6\n0 1\n255\n".utf8), Array("P6\n99999999999 99999999999\n255\n".utf8),
      Array("P6\n-1 -1\n255\n000".utf8), Array("P6\n1 1".utf8),
    ] {
      #expect(throws: Image.Malformed.self) { try Image(pixmap: bytes) }
    }
  }
}
