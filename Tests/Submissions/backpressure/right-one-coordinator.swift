/// What has ended.
private enum Step: Sendable {
  case scanned(String?)
  case uploaded
}

/// Scans pages and uploads them.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  try Task.checkCancellation()
  try await withThrowingTaskGroup(of: Step.self) { group in
    var scanned: [String] = []
    var inMemory = 0
    var isScanning = false
    var isUploading = false
    var isLast = false

    /// Begins what may begin.
    func goOn() throws {
      if !isScanning, !isLast, inMemory < limit {
        try Task.checkCancellation()
        isScanning = true
        inMemory += 1
        group.addTask {
          try Task.checkCancellation()
          return .scanned(try await scan())
        }
      }
      if !isUploading, !scanned.isEmpty {
        try Task.checkCancellation()
        isUploading = true
        let page = scanned.removeFirst()
        group.addTask {
          try Task.checkCancellation()
          try await upload(page)
          return .uploaded
        }
      }
    }

    try goOn()
    while let step = try await group.next() {
      switch step {
      case .scanned(let page?):
        isScanning = false
        scanned.append(page)
      case .scanned(nil):
        isScanning = false
        isLast = true
        inMemory -= 1
      case .uploaded:
        isUploading = false
        inMemory -= 1
      }
      try goOn()
    }
  }
}
