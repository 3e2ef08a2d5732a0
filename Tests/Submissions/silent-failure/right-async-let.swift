/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  async let inCloud: Void = cloud.keep(drawing)
  do {
    try await tablet.keep(drawing)
  } catch {
    return await (try? inCloud) == nil ? "not saved" : "only in the cloud"
  }
  return await (try? inCloud) == nil ? "only on the tablet" : "saved"
}
