// expected: wrongResult
/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  var kept: [String] = []
  await withTaskGroup(of: String?.self) { group in
    group.addTask { (try? await tablet.keep(drawing)) == nil ? nil : "on the tablet" }
    group.addTask { (try? await cloud.keep(drawing)) == nil ? nil : "in the cloud" }
    for await place in group {
      guard let place else { break }
      kept.append(place)
    }
  }
  if kept.count == 2 { return "saved" }
  return kept.first.map { "only \($0)" } ?? "not saved"
}
