import SwiftReading
import Testing

@Suite("An outline as numbers")
struct OutlineCodingTests {
  private static let text = Array("@main struct S: P { func f() throws {} }; f()".utf8)

  private static var outline: SourceOutline {
    var outline = SourceOutline()
    outline.tokens = [.init(.punctuation, 0..<1), .init(.word, 1..<5, strings: 2)]
    var type = SourceOutline.Declaration(.struct, name: 13..<14, in: .file)
    type.attributes = [1..<5]
    type.requirements = 16..<17
    type.body = 19..<39
    type.isConditional = true
    type.isQualified = true
    var function = SourceOutline.Declaration(.function, name: 25..<26, in: .type(0))
    function.modifiers = [0..<0, 2..<3]
    function.detail = 3..<3
    function.isAsync = true
    function.throws = true
    function.needsArguments = true
    outline.declarations = [type, function, .init(.import, name: 0..<0, in: .code)]
    outline.blocks = [.init(21..<37, isClosure: true), .init(42..<43, isClosure: false)]
    outline.statements = [.init(21..<37, in: 0), .init(42..<43, in: 1)]
    outline.firstStatement = 42
    outline.mainAttribute = 0
    outline.hasErrors = true
    return outline
  }

  private static var bytes: [UInt8] {
    var writer = NumberWriter()
    outline.write(to: &writer)
    return writer.bytes
  }

  @Test("what is written is read again")
  func same() throws {
    #expect(try SourceOutline(Self.bytes[...], textLength: Self.text.count) == Self.outline)
    let kept = KeptOutline.bytes(Self.bytes[...], of: Self.text)
    #expect(KeptOutline.outline(in: kept, of: Self.text) == Self.outline)
  }

  @Test("what is kept of another text, even of one as long, is not believed")
  func otherText() {
    let kept = KeptOutline.bytes(Self.bytes[...], of: Self.text)
    for other in [Self.text + [32], Array(Self.text.dropLast()), Array(Self.text.reversed()), []] {
      #expect(KeptOutline.outline(in: kept, of: other) == nil)
    }
  }

  @Test("texts have names of their own, which change with the reader")
  func names() {
    let name = KeptOutline.name(for: Self.text, reader: "1")
    #expect(name != KeptOutline.name(for: Self.text, reader: "2"))
    #expect(name != KeptOutline.name(for: Self.text + [0], reader: "1"))
    #expect(name == KeptOutline.name(for: Self.text, reader: "1"))
  }

  @Test("no end and no change of the bytes can do harm: places stay inside the text")
  func damaged() {
    let bytes = Self.bytes
    for length in bytes.indices {
      #expect(throws: NumbersMisunderstood.self) {
        try SourceOutline(bytes[..<length], textLength: Self.text.count)
      }
    }
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 7, 0x7F, 0xFF] {
        var changed = bytes
        changed[index] = value
        guard let outline = try? SourceOutline(changed[...], textLength: Self.text.count) else {
          continue
        }
        let places = outline.tokens.map(\.range) + outline.declarations.map(\.name)
        #expect(places.allSatisfy { $0.upperBound <= Self.text.count })
        for (index, declaration) in outline.declarations.enumerated() {
          if case .type(let container) = declaration.container { #expect(container < index) }
        }
      }
    }
  }

  @Test("a message has its parts again, and half of one has none")
  func messages() throws {
    let parts: [[UInt8]] = [[1, 2, 3], [], [4]]
    let message = ReaderMessages.message(parts)
    #expect(try ReaderMessages.parts(of: message).map(Array.init) == parts)
    #expect(try ReaderMessages.parts(of: []).isEmpty)
    for length in [1, 3, 5, 6, message.count - 1] {
      #expect(throws: NumbersMisunderstood.self) {
        try ReaderMessages.parts(of: Array(message[..<length]))
      }
    }
  }
}
