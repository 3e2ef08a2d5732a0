/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Whether a place has kept a drawing.
private func isKept(_ drawing: String, in place: some Storage) async -> Bool {
  do {
    try await place.keep(drawing)
    return true
  } catch {
    return false
  }
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  async let onTablet = isKept(drawing, in: tablet)
  async let inCloud = isKept(drawing, in: cloud)
  switch await (onTablet, inCloud) {
  case (true, true): return "saved"
  case (true, false): return "only on the tablet"
  case (false, true): return "only in the cloud"
  case (false, false): return "not saved"
  }
}
