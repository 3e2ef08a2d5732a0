import Foundation
import SwiftReading

/// Has Swift's own parser read texts, in a process of its own, and keeps what it said for the next time.
struct SourceReader {
  /// The folder of the running program, next to which its build left the reader.
  private let folder: String
  /// What was read before, if it can be kept anywhere.
  private let kept: URL?

  /// No text takes longer, unless something is wrong.
  private static let limit = Duration.seconds(120)
  private static let tool = "reader"

  init() throws {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    folder = (own as NSString).deletingLastPathComponent
    kept = try? CacheFolder.find().appending(path: "readings")
  }

  private var path: String { "\(folder)/\(Self.tool)" }

  /// The outlines of texts, in their order.
  ///
  /// - Throws: ``UnreadableText``, ``ToolError``, or an error of the system when the reader cannot be started.
  func outlines(of texts: [[UInt8]]) throws -> [SourceOutline] {
    let version = try self.version()
    let names = texts.map { KeptOutline.name(for: $0, reader: version) }
    var outlines = zip(names, texts).map { known($0, of: $1) }
    let missing = outlines.indices.filter { outlines[$0] == nil }
    guard !missing.isEmpty else { return outlines.compactMap(\.self) }
    let answer = try Tool(path: path, limit: Self.limit)
      .run([], input: ReaderMessages.message(missing.map { texts[$0] }))
    if answer.signal != 0 { return try oneByOne(texts) }
    do {
      let parts = try ReaderMessages.parts(of: answer.output)
      guard answer.status == 0, parts.count == missing.count else { throw NumbersMisunderstood() }
      for (index, part) in zip(missing, parts) {
        outlines[index] = try SourceOutline(part, textLength: texts[index].count)
        keep(KeptOutline.bytes(part, of: texts[index]), as: names[index])
      }
    } catch {
      throw ToolError.misunderstood(tool: Self.tool, what: "its answer is no outline")
    }
    return outlines.compactMap(\.self)
  }

  /// Finds out which text crashes the reader, or makes it exceed its limits.
  private func oneByOne(_ texts: [[UInt8]]) throws -> [SourceOutline] {
    guard texts.count > 1 else { throw UnreadableText(index: 0) }
    return try texts.enumerated().map { index, text in
      do {
        return try outlines(of: [text])[0]
      } catch is UnreadableText {
        throw UnreadableText(index: index)
      }
    }
  }

  /// What tells one build of the reader from another.
  private func version() throws -> String {
    var state = stat()
    guard stat(path, &state) == 0 else { throw ToolError.missing(tool: Self.tool, folder: folder) }
    return "\(path) \(state.st_size) \(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)"
  }

  // MARK: What was read before

  private func known(_ name: String, of text: [UInt8]) -> SourceOutline? {
    guard let kept, let data = FileManager.default.contents(atPath: kept.appending(path: name).path)
    else { return nil }
    return KeptOutline.outline(in: [UInt8](data), of: text)
  }

  /// Keeps an outline; one that cannot be kept is only read again.
  private func keep(_ bytes: [UInt8], as name: String) {
    guard let kept else { return }
    try? FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    guard (try? Data(bytes).write(to: kept.appending(path: name), options: .atomic)) != nil else {
      return
    }
    removeSome(from: kept)
  }

  /// How many outlines are kept: a course with all its solutions, and what people work on.
  private static let most = 2000

  /// Begins anew once there are too many: which of them are still of use is not worth finding out.
  private func removeSome(from kept: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: kept.path)) ?? []
    guard names.count > Self.most else { return }
    for name in names { try? FileManager.default.removeItem(at: kept.appending(path: name)) }
  }
}

/// The parser crashed on a text, or did not finish with it.
struct UnreadableText: Error {
  /// Where it stands among those that were to be read.
  let index: Int
}
