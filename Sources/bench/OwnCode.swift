import Foundation
import SeededRandom
import Terminal
import Timing

/// The functions of a person's own file that are to be measured, before anything is compiled.
struct OwnCode {
  /// The largest file, in bytes.
  static let largest = 4 << 20

  /// The file as the user named it.
  let file: String
  /// The names of the functions, the reference first.
  let calls: [String]
  /// The file's text.
  let text: String

  /// Reads the file that the command line names; `nil` if it names none.
  ///
  /// - Parameter like: The report whose functions are measured if none is named.
  init?(_ arguments: Arguments, like: Report?) throws {
    let named = arguments.strings("--call")
    let files = arguments.operands.filter { $0.hasSuffix(".swift") }
    guard !named.isEmpty || !files.isEmpty || like?.own != nil else { return nil }
    guard let file = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(
        "functions are those of one Swift file: swift run bench File.swift --call NAME")
    }
    for option in Self.unsuited where arguments.has(option) {
      throw UsageError(
        "\(option) is about patterns; leave it out for functions of a file"
          + (option == "--tasks" ? " (a sweep of functions is over --cores)" : ""))
    }
    if let like, like.own == nil {
      throw UsageError("the report to repeat is about patterns, not about functions of a file")
    }
    let before = like?.own == nil ? [] : like?.patterns.map(\.name) ?? []
    calls = named.isEmpty ? before : named
    self.file = file
    guard !calls.isEmpty else {
      throw UsageError("name what to measure in \(file): --call NAME, for each function")
    }
    for call in calls {
      guard Self.isName(call) else {
        throw UsageError(
          "--call takes the name of a function without arguments, such as sort or Box.sort, "
            + "not '\(call.shown)'")
      }
    }
    for (index, call) in calls.enumerated() where calls[..<index].contains(call) {
      throw UsageError("--call names '\(call)' twice")
    }
    text = try Self.read(file)
  }

  private static let unsuited = ["--workload", "--unit", "--tasks", "--twin", "--costs"]

  /// Whether it is identifiers with dots between them, so that as code it is nothing but a name.
  private static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.count <= 200
      && parts.allSatisfy { part in
        guard let first = part.first, first == "_" || first.isLetter else { return false }
        return part.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
      }
  }

  private static func read(_ file: String) throws(ReportError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      throw ReportError(.unreadable, file, "there is no such file")
    }
    guard !isFolder.boolValue else { throw ReportError(.unreadable, file, "it is a folder") }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ReportError(.unreadable, file, "it cannot be read")
    }
    guard data.count <= largest, let text = String(data: data, encoding: .utf8) else {
      throw ReportError(
        .badData, file, "it is not Swift: \(data.count > largest ? "it is too large" : "no UTF-8")")
    }
    return text
  }

  private static func hash(of text: String) -> String {
    var hash = StableHash()
    hash.add(text.utf8)
    return String(hash.value, radix: 16)
  }

  /// What the report says of the code.
  var origin: Report.Own {
    Report.Own(
      file: (file as NSString).lastPathComponent,
      hash: Self.hash(of: text), flags: OwnBuild.flags)
  }
}
