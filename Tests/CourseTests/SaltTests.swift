import CommandSupport
import Course
import Foundation
import SeededRandom
import Testing

@Suite("A hash that cannot be turned round, and the secret of a class")
struct SaltTests {
  @Test("SHA-256 and HMAC give the values of the standards' examples")
  func standards() {
    let abc = SHA256(Array("abc".utf8)).text
    #expect(abc == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let empty = SHA256([]).text
    #expect(empty == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    let two = SHA256(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)).text
    #expect(two == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    let million = SHA256([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)).text
    #expect(million == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    // RFC 4231, test cases 2 and 6.
    let short = SHA256(Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8)).text
    #expect(short == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    let long = SHA256(
      Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      key: [UInt8](repeating: 0xAA, count: 131)
    ).text
    #expect(long == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  private func salt(_ bytes: [UInt8]) throws -> Salt {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "class.salt")
    try Data(bytes).write(to: file)
    return try Salt(file: file.path)
  }

  @Test("the seed follows from the text and the secret, and from nothing else")
  func seeds() throws {
    let one = try salt([UInt8](repeating: 1, count: 16))
    let same = try salt([UInt8](repeating: 1, count: 16))
    let other = try salt([UInt8](repeating: 2, count: 16))
    #expect(Salt.seed(of: "a", with: one) == Salt.seed(of: "a", with: same))
    let seeds = [
      Salt.seed(of: "a", with: nil), Salt.seed(of: "b", with: nil), Salt.seed(of: "a", with: one),
      Salt.seed(of: "b", with: one), Salt.seed(of: "a", with: other),
    ]
    #expect(Set(seeds).count == seeds.count)
  }

  @Test("a report names it by the file's name and the secret's digest")
  func label() throws {
    let bytes = [UInt8](repeating: 1, count: 16)
    let label = GradeReport.Salt(name: "class.salt", digest: SHA256(bytes).text)
    #expect(try salt(bytes).label == label)
  }

  @Test("one that could be guessed, or is no file, is refused")
  func refused() {
    #expect(throws: CourseError.self) { try salt([UInt8](repeating: 1, count: 15)) }
    #expect(throws: CourseError.self) { try Salt(file: "/nowhere/salt") }
    #expect(throws: CourseError.self) { try Salt(file: "/dev/zero") }
  }
}
