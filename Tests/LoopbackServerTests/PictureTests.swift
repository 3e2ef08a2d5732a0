import LoopbackServer
import Testing

@Suite("generated pictures")
struct PictureTests {
  @Test("the same number gives the same picture, another number another")
  func deterministic() {
    let picture = Picture(number: 7, width: 12, height: 8)
    #expect(picture == Picture(number: 7, width: 12, height: 8))
    #expect(picture != Picture(number: 8, width: 12, height: 8))
    #expect(picture.points.count == 12 * 8 * 3)
  }

  @Test("any number makes a picture", arguments: [Int.min, -1, 0, 1, Int.max])
  func anyNumber(number: Int) {
    #expect(Picture(number: number, width: 1, height: 1).points.count == 3)
  }

  @Test("a pixmap is read back as it was written, whatever bytes its points begin with")
  func roundTrip() throws {
    for number in 0..<64 {
      let picture = Picture(number: number, width: 5, height: 3)
      #expect(try Picture(pixmap: picture.pixmap) == picture)
    }
  }

  @Test("anything else is no picture")
  func malformed() {
    let whole = Picture(number: 1, width: 5, height: 3).pixmap
    for bytes in [
      [], Array(whole.dropLast()), whole + [0], Array("P5\n1 1\n255\n000".utf8),
      Array("P6\n0 1\n255\n".utf8), Array("P6\n99999999999 99999999999\n255\n".utf8),
      Array("P6\n-1 -1\n255\n000".utf8), Array("P6\n1 1".utf8),
    ] {
      #expect(throws: Picture.Malformed.self) { try Picture(pixmap: bytes) }
    }
  }
}
