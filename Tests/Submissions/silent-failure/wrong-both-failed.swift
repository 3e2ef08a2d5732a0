// expected: wrongResult
// If both fail, the catch looks at the cloud only and says "only on the tablet".
protocol Storage: Sendable {
  func keep(_ drawing: String) async throws
}

func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  let upload = Task { try await cloud.keep(drawing) }
  do {
    try await tablet.keep(drawing)
    try await upload.value
    return "saved"
  } catch {
    switch await upload.result {
    case .success: return "only in the cloud"
    case .failure: return "only on the tablet"
    }
  }
}
