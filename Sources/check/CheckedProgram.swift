import Checking
import Foundation
import Terminal

/// What is checked: the learner's files, and how they begin.
struct CheckedProgram {
  let sources: [SwiftSource]
  let calls: [ScenarioFunction]
  let moduleName: String

  /// Reads everything that the command line names.
  init(_ options: CheckOptions) throws {
    sources = try options.paths.flatMap { try Self.files($0) }.map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw InputError(description: "\(path) cannot be read")
      }
      guard let text = String(bytes: data, encoding: .utf8) else {
        throw InputError(description: "\(path) is not UTF-8 text")
      }
      return SwiftSource(path: path, text: text)
    }
    do {
      calls = try ScenarioFunction.find(options.calls, in: sources)
    } catch {
      throw UsageError(error.description)
    }
    moduleName = options.moduleName ?? "Learner"
    let startsItself = sources.contains {
      let shape = SourceShape($0)
      return shape.hasTopLevelCode || shape.hasMainAttribute
    }
    if calls.isEmpty && !startsItself {
      throw UsageError(
        "there is no code at the top level; name a function to call, such as --call "
          + (sources.lazy.flatMap { ScenarioFunction.all(in: $0) }.first?.name ?? "NAME"))
    }
  }

  private static func files(_ path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw InputError(description: "there is no file \(path)")
    }
    guard isFolder.boolValue else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    if files.isEmpty { throw InputError(description: "there is no Swift file in \(path)") }
    return files
  }
}
