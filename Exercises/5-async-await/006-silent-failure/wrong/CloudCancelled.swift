// diagnosis: wrongResult
// When the tablet fails, the child task for the cloud is cancelled, and its outcome is not looked at.

/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  async let upload: Void = cloud.keep(drawing)
  do {
    try await tablet.keep(drawing)
    try await upload
    return "saved"
  } catch {
    return "only on the tablet"
  }
}
