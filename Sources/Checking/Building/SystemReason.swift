import Foundation

/// Why the system kept a tool from its work, where that is what the tool complains about.
enum SystemReason {
  /// How the tools begin a line that is about no line of a program.
  private static let beginnings = [
    "<unknown>:0: error: ", "error: ", "fatal error: ", "LLVM ERROR: ", "ld.lld: error: ",
    "clang: error: ",
  ]
  /// What no text of a program can cause.
  private static let reasons = [
    ENOSPC, EDQUOT, EROFS, EACCES, EMFILE, ENFILE, ENOMEM, EIO, EFBIG,
  ].map { String(cString: strerror($0)).lowercased() }

  /// The first such complaint; `nil` if a line of the program is complained about as well.
  static func first(in output: String) -> String? {
    guard !Diagnostic.all(in: output).contains(where: { $0.severity == "error" }) else {
      return nil
    }
    for line in output.split(whereSeparator: \.isNewline) {
      guard let beginning = beginnings.first(where: line.hasPrefix) else { continue }
      let text = line.dropFirst(beginning.count)
      let small = text.lowercased()
      if reasons.contains(where: small.contains) { return String(text) }
    }
    return nil
  }
}

extension Tool.Result {
  /// Makes sure that the system did not keep it from its work.
  ///
  /// - Throws: ``ToolError`` if it did not succeed and says that the system is to blame.
  func checkSystem() throws {
    guard status != 0 else { return }
    if let reason = SystemReason.first(in: String(decoding: output, as: UTF8.self)) {
      throw ToolError.failed(tool: tool, why: reason)
    }
  }
}
