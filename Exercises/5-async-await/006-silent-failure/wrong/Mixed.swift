// diagnosis: wrongResult
// The task and its outcome are fine, but the two messages are mixed up.

/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  let upload = Task { try await cloud.keep(drawing) }
  var isOnTablet = true
  do { try await tablet.keep(drawing) } catch { isOnTablet = false }
  switch await upload.result {
  case .success: return isOnTablet ? "saved" : "only on the tablet"
  case .failure: return isOnTablet ? "only in the cloud" : "not saved"
  }
}
