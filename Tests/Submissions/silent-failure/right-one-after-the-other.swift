protocol Storage: Sendable {
  func keep(_ drawing: String) async throws
}

func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  let onTablet = (try? await tablet.keep(drawing)) != nil
  let inCloud = (try? await cloud.keep(drawing)) != nil
  if onTablet && inCloud { return "saved" }
  if onTablet { return "only on the tablet" }
  return inCloud ? "only in the cloud" : "not saved"
}
