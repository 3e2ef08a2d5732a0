// diagnosis: tooSlow
// No group at all: one preview after the other keeps every limit.

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  var previews: [String] = []
  for photo in photos {
    previews.append(await make(photo))
  }
  return previews
}
