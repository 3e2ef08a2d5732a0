/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

extension Storage {
  /// Whether the drawing could be kept.
  fileprivate func keeps(_ drawing: String) async -> Bool {
    do {
      try await keep(drawing)
      return true
    } catch {
      return false
    }
  }
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  async let onTablet = tablet.keeps(drawing)
  async let inCloud = cloud.keeps(drawing)
  switch await (onTablet, inCloud) {
  case (true, true): return "saved"
  case (true, false): return "only on the tablet"
  case (false, true): return "only in the cloud"
  case (false, false): return "not saved"
  }
}
