// diagnosis: wrongResult
// One do for both: when the tablet fails, the cloud is never asked.

/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  do {
    try await tablet.keep(drawing)
  } catch {
    return "not saved"
  }
  do {
    try await cloud.keep(drawing)
    return "saved"
  } catch {
    return "only on the tablet"
  }
}
