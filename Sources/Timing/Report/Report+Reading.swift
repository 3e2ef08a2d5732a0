import Foundation

extension Report {
  /// Reads a report from a file, strictly.
  ///
  /// - Parameter path: The file; `-` is standard input.
  /// - Throws: ``ReportError`` if the file cannot be read, is empty, too large, ends in the middle,
  ///   is no JSON, is another kind of file or of another version, or contradicts itself.
  package static func read(_ path: String) throws(ReportError) -> Report {
    let name = path == "-" ? "standard input" : path
    switch ReportBytes.read(path) {
    case .read(let data): return try decode(data, file: name)
    case .failed(let reason): throw ReportError(.unreadable, name, reason)
    case .tooLarge:
      throw ReportError(
        .badData, name,
        "it is larger than \(ReportBytes.largest >> 20) MiB, which no report of 'bench' is")
    }
  }

  /// Reads a report from its JSON, strictly.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - file: The name to use in errors.
  /// - Throws: ``ReportError``, as ``read(_:)`` does.
  package static func decode(_ data: Data, file: String) throws(ReportError) -> Report {
    let decoder = JSONDecoder()
    do {
      let header = try decoder.decode(Header.self, from: data)
      if header.kind == Sweep.kindName {
        throw ReportError(
          .badData, file,
          "it is a sweep, which holds several reports; measure one with a single number of "
            + "\(Sweep.Variable.allCases.map(\.rawValue).joined(separator: " or "))")
      }
      guard header.kind == kindName else {
        let found = header.kind.map { "its kind is '\($0)'" } ?? "it is JSON without a 'kind'"
        throw ReportError(
          .badData, file, "it is not a report of 'bench': \(found), not '\(kindName)'")
      }
      guard header.version == currentVersion else {
        let found = header.version.map { "its version is \($0)" } ?? "it has no version"
        throw ReportError(
          .badData, file, "\(found), and this 'compare' reads version \(currentVersion)")
      }
      let report = try decoder.decode(Report.self, from: data)
      if let problem = report.problem { throw ReportError(.badData, file, problem) }
      return report
    } catch let error as ReportError {
      throw error
    } catch {
      throw ReportError(.badData, file, explain(error, data))
    }
  }

  private struct Header: Decodable {
    let kind: String?
    let version: Int?
  }

  /// Says in words why JSON could not be decoded.
  private static func explain(_ error: any Error, _ data: Data) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "it is damaged: \(place(context.codingPath + [key])) is missing"
    case DecodingError.valueNotFound(_, let context):
      return "it is damaged: \(place(context.codingPath)) is null"
    case DecodingError.typeMismatch(_, let context):
      return context.codingPath.isEmpty
        ? "it is not a report of 'bench': it is JSON, but not an object"
        : "it is damaged: \(place(context.codingPath)) is of the wrong type"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      return "it is damaged: \(place(context.codingPath)) has a value that is not allowed"
    default:
      return JSONShape(data, isDecodable: hasGoodNumbers).problem
    }
  }

  /// Whether no number is too large, or a fraction where a whole number has to be.
  ///
  /// Foundation has no place for such an error, unlike for others.
  private static func hasGoodNumbers(_ data: Data) -> Bool {
    do {
      _ = try JSONDecoder().decode(Report.self, from: data)
      return true
    } catch DecodingError.dataCorrupted(let context) {
      return !context.codingPath.isEmpty
    } catch {
      return true
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
