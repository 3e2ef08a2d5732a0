// diagnosis: wrongResult
// It asks whether the task was cancelled; a task that has failed was not.

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
  _ = await upload.result
  if upload.isCancelled { return isOnTablet ? "only on the tablet" : "not saved" }
  return isOnTablet ? "saved" : "only in the cloud"
}
