// diagnosis: wrongResult
// The limit is kept, but the previews come in the order in which they were finished.

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  await withTaskGroup(of: String.self) { group in
    var previews: [String] = []
    for (index, photo) in photos.enumerated() {
      if index >= limit, let preview = await group.next() { previews.append(preview) }
      group.addTask { await make(photo) }
    }
    for await preview in group { previews.append(preview) }
    return previews
  }
}
