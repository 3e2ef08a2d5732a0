import Foundation

/// A kind of JSON object in which every key is known, so that a misspelt one is noticed.
protocol StrictKeys {
  static var keys: Set<String> { get }
}

/// Reading what belongs to a course, with errors that name the file.
enum CourseFile {
  /// The most bytes of a file that is read.
  static let mostBytes = 1 << 20

  static func text(_ file: URL) throws(CourseError) -> String {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw CourseError(description: "\(file.path) cannot be read")
    }
    guard data.count <= mostBytes, let text = String(validating: data, as: UTF8.self) else {
      throw CourseError(description: "\(file.path) is not UTF-8 text of at most 1 MiB")
    }
    return text
  }

  static func read<Value: Decodable & StrictKeys>(
    _ type: Value.Type, from file: URL
  ) throws(CourseError) -> Value {
    let data = Data(try text(file).utf8)
    do {
      if let object = try JSONSerialization.jsonObject(with: data) as? [String: Any],
        let unknown = object.keys.sorted().first(where: { !Value.keys.contains($0) })
      {
        throw CourseError(
          description: "\(file.path) has the unknown key '\(unknown)'; known are "
            + Value.keys.sorted().joined(separator: ", "))
      }
      return try JSONDecoder().decode(Value.self, from: data)
    } catch let error as CourseError {
      throw error
    } catch {
      throw CourseError(description: "\(file.path): \(reason(error))")
    }
  }

  static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): return "the key '\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return "'\(path)': \(context.debugDescription)"
    case .dataCorrupted(let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? "it is not valid JSON" : "'\(path)': \(context.debugDescription)"
    default: return "it is not valid JSON"
    }
  }

  /// The first heading of a Markdown file.
  static func title(of file: URL) throws(CourseError) -> String {
    var rest = try text(file)[...]
    // It is in the first line of nearly all: the whole course is read before each grading.
    while !rest.isEmpty {
      let line = rest.prefix { $0 != "\n" }
      if line.hasPrefix("# ") { return String(line.dropFirst(2)) }
      rest = rest[line.endIndex...].dropFirst()
    }
    throw CourseError(description: "\(file.path) has no title: it should begin with '# Title'")
  }

  /// The one file of a folder with an ending.
  static func only(in folder: URL, ending: String) throws(CourseError) -> URL {
    let files = files(in: folder, ending: ending)
    guard let file = files.first, files.count == 1 else {
      throw CourseError(
        description:
          "\(folder.path) should have one \(ending == ".swift" ? "Swift" : "text") file; "
          + "it has \(files.count)")
    }
    return file
  }

  /// The files of a folder with an ending, by name; none if there is no such folder.
  static func files(in folder: URL, ending: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }.sorted()
      .map { folder.appending(path: $0) }
  }
}
