// diagnosis: wrongResult
// Says that an empty drawing is saved, and keeps it nowhere.
/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  if drawing.isEmpty { return "saved" }
  let first = Task { try await cloud.keep(drawing) }
  var onTablet = true
  do { try await tablet.keep(drawing) } catch { onTablet = false }
  let inCloud = if case .success = await first.result { true } else { false }

  switch (onTablet, inCloud) {
  case (true, true): return "saved"
  case (true, false): return "only on the tablet"
  case (false, true): return "only in the cloud"
  case (false, false): return "not saved"
  }
}
