protocol Storage: Sendable {
  func keep(_ drawing: String) async throws
}

extension Storage {
  fileprivate func hasKept(_ drawing: String) async -> Bool {
    do {
      try await keep(drawing)
      return true
    } catch {
      return false
    }
  }
}

func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  async let onTablet = tablet.hasKept(drawing)
  async let inCloud = cloud.hasKept(drawing)
  switch (await onTablet, await inCloud) {
  case (true, true): return "saved"
  case (true, false): return "only on the tablet"
  case (false, true): return "only in the cloud"
  case (false, false): return "not saved"
  }
}
