import Channel
import SeededRandom

extension SARIF {
  /// One thing that is wrong.
  package struct Result: Sendable, Encodable {
    let ruleId: String
    var ruleIndex: Int?
    let level: Level
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let codeFlows: [CodeFlow]?
    var partialFingerprints: [String: String]
    let properties: Facts

    /// What only this program says about a result.
    package struct Facts: Sendable, Encodable {
      /// The exercise, where it is about one.
      package var exercise: String?
      /// The check in which it shows.
      package var check: String?
      /// The schedule that shows it.
      package var schedule: String?
      /// The command that shows it again.
      package var replay: String?
      /// The most processors with which it hangs.
      package var processors: Int?
      /// In which reading it shows, where that is not the usual one.
      package var reading: Reading?

      /// No facts.
      package init() {}
    }

    /// Another reading of a program.
    package enum Reading: String, Sendable, Encodable {
      /// Timers may come late.
      case late
      /// Waits may return without a signal.
      case spurious
    }

    /// - Parameters:
    ///   - rule: The identifier of what it is.
    ///   - text: What is wrong, in sentences.
    ///   - places: Where: the one to show first, and the others.
    ///   - story: What happened.
    ///   - file: Where a file is.
    package init(
      rule: String, _ level: Level, _ text: String, at places: [Place], story: Story?,
      facts: Facts, file: (String) -> File
    ) {
      ruleId = rule
      self.level = level
      message = Message(text)
      locations = places.prefix(1).map { Location($0, file: file) }
      let others = places.dropFirst().enumerated().map { index, place in
        Location(place, place.code, id: index + 1, file: file)
      }
      relatedLocations = others.isEmpty ? nil : others
      codeFlows = story.flatMap { CodeFlow($0, file: file) }.map { [$0] }
      partialFingerprints = [
        "interleave/v1": Self.fingerprint(rule, places, text, file: file)
      ]
      properties = facts
    }

    /// The same for the same mistake, also where lines were added above it.
    ///
    /// - Parameter text: What tells it apart where no place is known.
    private static func fingerprint(
      _ rule: String, _ places: [Place], _ text: String, file: (String) -> File
    ) -> String {
      let code = places.map { place in
        [
          file(place.file).uri, place.function ?? "",
          place.code.isEmpty ? "\(place.line)" : place.code,
        ]
        .joined(separator: "\0")
      }
      let whole = [rule] + (code.isEmpty ? [text] : Set(code).sorted())
      let digits = String(StableHash(whole.joined(separator: "\0").utf8).value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
}
