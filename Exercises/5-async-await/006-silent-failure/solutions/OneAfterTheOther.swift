// No task: one after the other, each with a function that turns an error into false.

/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  let isOnTablet = await isKept(drawing, in: tablet)
  let isInCloud = await isKept(drawing, in: cloud)
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
  } catch {
    return false
  }
}
