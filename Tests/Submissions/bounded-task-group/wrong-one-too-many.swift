// expected: tooManyAtOnce
/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  await withTaskGroup(of: (Int, String).self) { group in
    var previews = photos
    for (index, photo) in photos.enumerated() {
      if index > limit, let (place, preview) = await group.next() {
        previews[place] = preview
      }
      group.addTask { (index, await make(photo)) }
    }
    for await (place, preview) in group { previews[place] = preview }
    return previews
  }
}
