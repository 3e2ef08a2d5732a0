// expected: wrongResult
/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

/// Whether the drawing has been kept.
private func isKept(_ drawing: String, in storage: some Storage) async -> Bool {
  do {
    try await storage.keep(drawing)
    return true
  } catch {
    return false
  }
}

/// Keeps a drawing on the tablet and in the cloud, and says what came of it.
func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  let task = Task { try await cloud.keep(drawing) }
  do {
    try await tablet.keep(drawing)
    try await task.value
    return "saved"
  } catch {
    // One of them has failed, or both.
    _ = await task.result
    switch (await isKept(drawing, in: tablet), await isKept(drawing, in: cloud)) {
    case (true, true): return "saved"
    case (true, false): return "only on the tablet"
    case (false, true): return "only in the cloud"
    case (false, false): return "not saved"
    }
  }
}
