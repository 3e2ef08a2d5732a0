// diagnosis: tooSlow
// Batches: the next one starts when the slowest of this one has ended, and places stay free.

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  var previews: [String] = []
  var left = photos[...]
  while !left.isEmpty {
    let batch = left.prefix(limit)
    left = left.dropFirst(limit)
    let made = await withTaskGroup(of: (index: Int, preview: String).self) { group in
      for (index, photo) in zip(batch.indices, batch) {
        group.addTask { (index, await make(photo)) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    previews += made.sorted { $0.index < $1.index }.map(\.preview)
  }
  return previews
}
