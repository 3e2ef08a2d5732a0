import Exploration

extension Phrasebook {
  /// What and where in a few words: "data race on line 12 and line 17".
  package func headline(_ kind: FindingKind, at places: [Place]) -> String {
    let severalFiles = Set(places.map(\.file)).count > 1
    var lines: [String] = []
    for place in places {
      let line = severalFiles ? "\(place.file):\(place.line)" : "line \(place.line)"
      if !lines.contains(line) { lines.append(line) }
    }
    let title = title(of: kind)
    guard let last = lines.popLast() else { return title }
    let list = lines.isEmpty ? last : lines.joined(separator: ", ") + " and " + last
    return "\(title) on \(list)"
  }
}
