import Exploration

extension Phrasebook {
  package func title(of mistake: Mistake) -> String { title(of: mistake.kind) }

  /// What and where in a few words: "data race on line 12 and line 17".
  ///
  /// - Parameter namedFiles: The files whose names stand beside their lines, also where all lines are of one file.
  package func headline(
    _ mistake: Mistake, at places: [Place], namedFiles: Set<String> = []
  ) -> String {
    headline(title(of: mistake), at: places, namedFiles)
  }

  /// The same where only the kind is known.
  package func headline(_ kind: FindingKind, at places: [Place]) -> String {
    headline(title(of: kind), at: places, [])
  }

  /// Steps that no line of the program takes.
  func runtimeSteps(_ count: Int) -> String {
    "\(count) step\(count == 1 ? "" : "s") of the runtime"
  }

  /// Steps of a story that are not told.
  func moreSteps(_ count: Int) -> String { "\(count) more step\(count == 1 ? "" : "s")" }

  private func headline(
    _ title: String, at places: [Place], _ namedFiles: Set<String>
  ) -> String {
    let namesFiles =
      Set(places.map(\.file)).count > 1 || places.contains { namedFiles.contains($0.file) }
    var lines: [String] = []
    for place in places {
      let line = namesFiles ? "\(place.file):\(place.line)" : "line \(place.line)"
      if !lines.contains(line) { lines.append(line) }
    }
    guard let last = lines.popLast() else { return title }
    let list = lines.isEmpty ? last : lines.joined(separator: ", ") + " and " + last
    return "\(title) on \(list)"
  }
}
