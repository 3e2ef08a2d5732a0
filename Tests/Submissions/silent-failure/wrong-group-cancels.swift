// expected: wrongResult
/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  var kept: Set<String> = []
  do {
    try await withThrowingTaskGroup(of: String.self) { group in
      group.addTask {
        try await tablet.keep(drawing)
        return "tablet"
      }
      group.addTask {
        try await cloud.keep(drawing)
        return "cloud"
      }
      for try await place in group { kept.insert(place) }
    }
    return "saved"
  } catch {
    if kept.contains("tablet") { return "only on the tablet" }
    if kept.contains("cloud") { return "only in the cloud" }
    return "not saved"
  }
}
