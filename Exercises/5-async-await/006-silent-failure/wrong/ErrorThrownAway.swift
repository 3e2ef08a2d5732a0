// diagnosis: wrongResult
// The task is awaited, but try? throws its error away.

/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  let upload = Task { try await cloud.keep(drawing) }
  do {
    try await tablet.keep(drawing)
    try? await upload.value
    return "saved"
  } catch {
    try? await upload.value
    return "only in the cloud"
  }
}
