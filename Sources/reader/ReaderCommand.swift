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
    guard let texts = try? ReaderMessages.parts(of: Self.everything(from: STDIN_FILENO)) else {
      exit(EXIT_FAILURE)
    }
    let answers = texts.map { text in
      var answer = NumberWriter()
      text.withUnsafeBufferPointer { OutlineWalk(of: $0).outline }.write(to: &answer)
      return answer.bytes
    }
    Self.put(ReaderMessages.message(answers))
  }

  /// Prints what a file declares, a line each, for `Scripts/check-reading`.
  private func list(_ path: String) {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { exit(EXIT_FAILURE) }
    defer { close(file) }
    let text = Self.everything(from: file)
    let outline = text.withUnsafeBufferPointer { OutlineWalk(of: $0).outline }
    print("file", path, outline.hasErrors ? "mistaken" : "right", separator: "\t")
    let lines = Lines(of: text)
    for declaration in outline.declarations {
      let container =
        switch declaration.container {
        case .file: "file"
        case .code: "code"
        case .type: "type"
        }
      let effects = [declaration.isAsync ? "async" : "", declaration.throws ? "throws" : ""]
      print(
        declaration.kind, String(decoding: text[declaration.name], as: UTF8.self),
        lines.number(at: declaration.name.lowerBound), container, effects.joined(separator: " "),
        separator: "\t")
    }
    if let offset = outline.firstStatement {
      print("statement", lines.number(at: offset), separator: "\t")
    }
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

/// The lines of a text, asked for from the first to the last.
private struct Lines {
  private let starts: [Int]

  init(of text: [UInt8]) {
    starts = text.indices.filter { text[$0] == UInt8(ascii: "\n") }
  }

  func number(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}
