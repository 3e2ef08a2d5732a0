// expected: tooSlow
// Works in chunks: places stay free until the slowest photo of a chunk is ready.

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  var previews = [String](repeating: "", count: photos.count)
  for start in stride(from: 0, to: photos.count, by: limit) {
    let end = min(start + limit, photos.count)
    await withTaskGroup(of: (Int, String).self) { group in
      for index in start..<end {
        group.addTask { (index, await make(photos[index])) }
      }
      for await (index, preview) in group {
        previews[index] = preview
      }
    }
  }
  return previews
}
