import Terminal
import Testing

@Suite("keys out of what a terminal sends")
struct KeyInputTests {
  @Test(
    "arrows and function keys are not letters",
    arguments: [
      ("q", "q"), ("\u{1B}[A", ""), ("\u{1B}OA", ""), ("h\u{1B}[1;5Bl", "hl"), ("\u{1B}[15~n", "n"),
      ("\u{1B}", ""), ("\u{1B}x", ""), ("\r\n", "\r\n"), ("ü", "ü"),
    ])
  func characters(sent: String, keys: String) {
    #expect(String(KeyInput.characters(in: Array(sent.utf8))) == keys)
  }
}
