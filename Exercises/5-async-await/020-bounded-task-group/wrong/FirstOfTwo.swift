// diagnosis: wrongResult
// A child returns its photo instead of the place, and the place is looked up: the first of two equal photos has it.

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  await withTaskGroup(of: (photo: String, preview: String).self) { group in
    var previews = [String](repeating: "", count: photos.count)
    var rest = photos.makeIterator()
    func startNext() {
      if let photo = rest.next() { group.addTask { (photo, await make(photo)) } }
    }
    for _ in 0..<limit { startNext() }
    while let made = await group.next() {
      if let index = photos.firstIndex(of: made.photo) { previews[index] = made.preview }
      startNext()
    }
    return previews
  }
}
