// expected: wrongResult
/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

private enum Place: Sendable { case tablet, cloud }

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  var kept: Set<Place> = []
  do {
    try await withThrowingTaskGroup(of: Place.self) { group in
      group.addTask {
        try await tablet.keep(drawing)
        return .tablet
      }
      group.addTask {
        try await cloud.keep(drawing)
        return .cloud
      }
      for try await place in group { kept.insert(place) }
    }
  } catch {
    // What has been kept is in the set.
  }
  switch (kept.contains(.tablet), kept.contains(.cloud)) {
  case (true, true): return "saved"
  case (true, false): return "only on the tablet"
  case (false, true): return "only in the cloud"
  case (false, false): return "not saved"
  }
}
