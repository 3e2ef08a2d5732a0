// expected: wrongResult
/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  let cloudTask = Task { try await cloud.keep(drawing) }
  do {
    try await tablet.keep(drawing)
  } catch {
    cloudTask.cancel()
    switch await cloudTask.result {
    case .success: return "only in the cloud"
    case .failure: return "not saved"
    }
  }
  switch await cloudTask.result {
  case .success: return "saved"
  case .failure: return "only on the tablet"
  }
}
