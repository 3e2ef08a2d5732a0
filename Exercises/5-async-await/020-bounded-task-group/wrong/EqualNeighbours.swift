// diagnosis: wrongResult
// A photo that is equal to the one before it gets that one's preview, to make it only once.

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  await withTaskGroup(of: (index: Int, preview: String).self) { group in
    var previews = photos
    var started = 0
    for (index, photo) in photos.enumerated() where index == 0 || photos[index - 1] != photo {
      if started >= limit, let made = await group.next() { previews[made.index] = made.preview }
      started += 1
      group.addTask { (index, await make(photo)) }
    }
    for await made in group { previews[made.index] = made.preview }
    for index in photos.indices.dropFirst() where photos[index - 1] == photos[index] {
      previews[index] = previews[index - 1]
    }
    return previews
  }
}
