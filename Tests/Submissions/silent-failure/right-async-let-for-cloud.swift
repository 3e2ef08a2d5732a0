/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  async let toTheCloud: Void = cloud.keep(drawing)
  let isOnTheTablet: Bool
  do {
    try await tablet.keep(drawing)
    isOnTheTablet = true
  } catch {
    isOnTheTablet = false
  }
  do {
    try await toTheCloud
    return isOnTheTablet ? "saved" : "only in the cloud"
  } catch {
    return isOnTheTablet ? "only on the tablet" : "not saved"
  }
}
