// diagnosis: failedCheck
// The first ones are added without a look at how many photos there are.

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
    for await made in group {
      previews[made.index] = made.preview
      if next < photos.count {
        let index = next
        group.addTask { (index, await make(photos[index])) }
        next += 1
      }
    }
    return previews
  }
}
