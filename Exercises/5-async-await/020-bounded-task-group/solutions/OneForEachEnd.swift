// As many children as the limit are started; then each result that comes in starts the next one.

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  await withTaskGroup(of: (index: Int, preview: String).self) { group in
    var waiting = photos.enumerated().makeIterator()
    func startNext() {
      guard let (index, photo) = waiting.next() else { return }
      group.addTask { (index, await make(photo)) }
    }
    for _ in 0..<limit { startNext() }
    var previews = [String](repeating: "", count: photos.count)
    for await made in group {
      startNext()
      previews[made.index] = made.preview
    }
    return previews
  }
}
