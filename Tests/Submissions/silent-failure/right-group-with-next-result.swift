/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

private enum Place: Sendable { case tablet, cloud }

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  await withThrowingTaskGroup(of: Place.self) { group in
    group.addTask {
      try await tablet.keep(drawing)
      return .tablet
    }
    group.addTask {
      try await cloud.keep(drawing)
      return .cloud
    }
    var kept: Set<Place> = []
    while let result = await group.nextResult() {
      if case .success(let place) = result { kept.insert(place) }
    }
    if kept == [.tablet, .cloud] { return "saved" }
    if kept == [.tablet] { return "only on the tablet" }
    if kept == [.cloud] { return "only in the cloud" }
    return "not saved"
  }
}
