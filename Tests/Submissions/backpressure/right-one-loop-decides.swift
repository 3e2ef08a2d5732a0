private enum Step: Sendable {
  case scanned(String?)
  case uploaded
}

func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: Step.self) { group in
    var isScanning = false
    var isUploading = false
    var mayBeMore = true
    var inMemory = 0
    var ready: [String] = []

    while mayBeMore || isUploading || !ready.isEmpty {
      try Task.checkCancellation()
      if mayBeMore, !isScanning, inMemory < limit {
        isScanning = true
        inMemory += 1
        group.addTask {
          try Task.checkCancellation()
          return .scanned(try await scan())
        }
      }
      if !isUploading, !ready.isEmpty {
        isUploading = true
        let page = ready.removeFirst()
        group.addTask {
          try Task.checkCancellation()
          try await upload(page)
          return .uploaded
        }
      }
      switch try await group.next() {
      case .scanned(let page?):
        isScanning = false
        ready.append(page)
      case .scanned(nil):
        isScanning = false
        mayBeMore = false
        inMemory -= 1
      case .uploaded:
        isUploading = false
        inMemory -= 1
      case nil:
        return
      }
    }
  }
}
