import Grading
import Synchronization

/// Equal pages wait for the connection, one behind the other: each is uploaded.
func equalPagesScannedAhead() async throws {
  let texts = ["a", "b", "b", "a"]
  let uploaded = try await archived(texts, limit: 3, units: 3)
  expect(uploaded, equals: texts, "every page is uploaded, in order")
}

/// Two archives at the same time, of which one is done early: each has pages of its own.
func twoArchives() async throws {
  async let short = archived(["a"], limit: 1, units: 2)
  async let long = archived(["b", "c", "d"], limit: 2, units: 5)
  let uploaded: [[String]] = try await [short, long]
  expect(uploaded, equals: [["a"], ["b", "c", "d"]], "every page is uploaded, in order")
}

/// What has been uploaded of these pages, which takes so many units each; a scan takes no time.
private func archived(_ texts: [String], limit: Int, units: Int) async throws -> [String] {
  let pages = Mutex(texts[...])
  let uploaded = Mutex<[String]>([])
  try await archive(
    limit: limit, scan: { pages.withLock { $0.popFirst() } },
    upload: { page in
      try await Work().fetch("upload", units: units)
      uploaded.withLock { $0.append(page) }
    })
  return uploaded.withLock { $0 }
}
