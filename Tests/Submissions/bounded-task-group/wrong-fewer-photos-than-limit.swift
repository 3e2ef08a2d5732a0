// expected: failedCheck
/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  await withTaskGroup(of: (index: Int, preview: String).self) { group in
    var previews = [String](repeating: "", count: photos.count)

    for index in 0..<limit {
      group.addTask { (index, await make(photos[index])) }
    }
    var next = limit
    while let made = await group.next() {
      previews[made.index] = made.preview
      if next < photos.count {
        let index = next
        next += 1
        group.addTask { (index, await make(photos[index])) }
      }
    }
    return previews
  }
}
