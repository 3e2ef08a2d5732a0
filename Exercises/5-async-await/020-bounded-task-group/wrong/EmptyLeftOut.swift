// diagnosis: wrongResult
// An empty preview is taken for none, and the name of the photo stays in its place.

func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  await withTaskGroup(of: (Int, String).self) { group in
    var result = photos
    for (i, photo) in photos.enumerated() {
      if i >= limit, let (k, p) = await group.next() { result[k] = p }
      group.addTask { (i, await make(photo)) }
    }
    for await (k, p) in group where !p.isEmpty { result[k] = p }
    return result
  }
}
