// diagnosis: wrongResult
// When the cloud fails, it is tried once more, which nobody asked for.

/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  var isOnTablet = true
  do { try await tablet.keep(drawing) } catch { isOnTablet = false }
  do {
    do { try await cloud.keep(drawing) } catch { try await cloud.keep(drawing) }
    return isOnTablet ? "saved" : "only in the cloud"
  } catch {
    return isOnTablet ? "only on the tablet" : "not saved"
  }
}
