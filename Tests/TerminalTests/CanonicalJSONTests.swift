import Terminal
import Testing

@Suite("JSON that is the same text for the same value")
struct CanonicalJSONTests {
  private struct Value: Encodable {
    var b = "a/b"
    var a = [1]
  }

  @Test("on many lines: keys in order, slashes as they are, a line break at the end")
  func text() throws {
    #expect(
      try CanonicalJSON.text(Value()) == "{\n  \"a\" : [\n    1\n  ],\n  \"b\" : \"a/b\"\n}\n")
  }

  @Test("on one line: the same without the other line breaks")
  func line() throws {
    #expect(try CanonicalJSON.line(Value()) == "{\"a\":[1],\"b\":\"a/b\"}\n")
  }
}
