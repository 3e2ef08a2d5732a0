import Terminal

/// Results as editors and code hosts read them: the Static Analysis Results Interchange Format, version
/// 2.1.0, an OASIS standard.
///
/// Only what is written here is modelled, under the names that the standard gives.
package struct SARIF: Sendable, Encodable {
  /// The one run that it is about.
  package var run: Run

  /// A log of one run.
  package init(_ run: Run) { self.run = run }

  private enum Key: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// Writes the log as the standard has it.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      forKey: .schema)
    try values.encode("2.1.0", forKey: .version)
    try values.encode([run], forKey: .runs)
  }

  /// The text, the same for the same results, ending in a line break.
  ///
  /// - Throws: `EncodingError`, never in practice: all numbers in it are whole.
  package func text() throws -> String { try CanonicalJSON.text(self) }
}

extension SARIF {
  /// What one command found.
  package struct Run: Sendable, Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let originalUriBaseIds: [String: Base]
    /// How columns are counted; there are none where the ways of counting could differ.
    let columnKind = "unicodeCodePoints"
    let results: [Result]
    let properties: Properties

    private enum CodingKeys: CodingKey {
      case tool, invocations, originalUriBaseIds, columnKind, results, properties
    }

    /// Puts a run together.
    ///
    /// - Parameters:
    ///   - command: Which command found it.
    ///   - rules: What the results and messages are about, each once.
    ///   - isSuccessful: Whether there is an answer.
    package init(
      command: String, rules: [Rule], isSuccessful: Bool, notifications: [Notification],
      results: [Result], properties: Properties
    ) {
      let known = Set(notifications.compactMap(\.descriptor?.id))
      let numbers = rules.filter { !known.contains($0.id) }
      tool = Tool(
        driver: .init(
          name: "Interleave \(command)", rules: numbers,
          notifications: rules.filter { known.contains($0.id) }))
      invocations = [
        Invocation(
          executionSuccessful: isSuccessful, toolExecutionNotifications: notifications)
      ]
      self.results = Self.told(apart: results).map { result in
        var result = result
        result.ruleIndex = numbers.firstIndex { $0.id == result.ruleId }
        return result
      }
      originalUriBaseIds = Base.all
      self.properties = properties
    }

    /// Two results with one fingerprint would be one to a code host.
    private static func told(apart results: [Result]) -> [Result] {
      var counts: [String: Int] = [:]
      return results.map { result in
        var result = result
        for (key, print) in result.partialFingerprints {
          counts[print, default: 0] += 1
          result.partialFingerprints[key] = "\(print):\(counts[print] ?? 1)"
        }
        return result
      }
    }
  }

  /// What found it.
  struct Tool: Sendable, Encodable {
    struct Driver: Sendable, Encodable {
      let name: String
      let rules: [Rule]
      let notifications: [Rule]
    }
    let driver: Driver
  }

  /// How the command ended, and what it says that is about no line.
  struct Invocation: Sendable, Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  /// Something that is said of the whole run, such as that it proved everything.
  package struct Notification: Sendable, Encodable {
    struct Reference: Sendable, Encodable { let id: String }
    let level: Level
    let message: Message
    let descriptor: Reference?
    let locations: [Location]?

    /// - Parameter about: The identifier of the rule that explains it.
    package init(
      _ level: Level, _ text: String, about: String? = nil, at locations: [Location]? = nil
    ) {
      self.level = level
      message = Message(text)
      descriptor = about.map(Reference.init)
      self.locations = locations
    }
  }

  /// How bad something is.
  package enum Level: String, Sendable, Encodable { case error, warning, note }
}
