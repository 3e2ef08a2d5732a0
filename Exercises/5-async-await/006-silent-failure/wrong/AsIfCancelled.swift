// diagnosis: wrongResult
// A CancellationError is taken for no failure, although a storage can throw it like any other error.

/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  async let tabletHasIt = isKept(drawing, in: tablet)
  async let cloudHasIt = isKept(drawing, in: cloud)
  let (isOnTablet, isInCloud) = await (tabletHasIt, cloudHasIt)
  switch (isOnTablet, isInCloud) {
  case (true, true): return "saved"
  case (true, false): return "only on the tablet"
  case (false, true): return "only in the cloud"
  case (false, false): return "not saved"
  }
}

private func isKept(_ drawing: String, in storage: some Storage) async -> Bool {
  do {
    try await storage.keep(drawing)
    return true
  } catch is CancellationError {
    return true
  } catch {
    return false
  }
}
