import Glibc
import SwiftReading

/// Texts from the standard input, or files to list.
struct ReaderCommand {
  /// The files whose declarations are to be listed; none where another process asks.
  let arguments: [String]

  func run() {
    if arguments.isEmpty { answer() } else { arguments.forEach(list) }
  }

  /// Answers each text with its outline.
  private func answer() {
    let question = Self.everything(from: STDIN_FILENO)
    ReaderLimits.set(for: question.count)
    guard let texts = try? ReaderMessages.parts(of: question) else { exit(EXIT_FAILURE) }
    let answers = texts.map { text in
      var answer = NumberWriter()
      text.withUnsafeBufferPointer { OutlineWalk(of: $0).outline }.write(to: &answer)
      return answer.bytes
    }
    Self.put(ReaderMessages.message(answers))
  }

  /// Prints what a file declares, a line each with the place in bytes, for `Scripts/check-reading`.
  private func list(_ path: String) {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { exit(EXIT_FAILURE) }
    defer { close(file) }
    let text = Self.everything(from: file)
    let outline = text.withUnsafeBufferPointer { OutlineWalk(of: $0).outline }
    print("file", path, outline.hasErrors ? "mistaken" : "right", separator: "\t")
    for declaration in outline.declarations {
      let container =
        switch declaration.container {
        case .file: "file"
        case .code: "code"
        case .type: "type"
        }
      print(
        declaration.kind, container, declaration.isConditional ? "perhaps" : "always",
        declaration.name.lowerBound, String(decoding: text[declaration.name], as: UTF8.self),
        separator: "\t")
    }
    if let offset = outline.firstStatement { print("statement", offset, separator: "\t") }
  }

  private static func everything(from file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  private static func put(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { exit(EXIT_FAILURE) }
      rest = rest.dropFirst(count)
    }
  }
}
