// diagnosis: tooSlow
// It waits for the oldest preview instead of for any: a slow one at the front keeps a place free.

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  var tasks: [Task<String, Never>] = []
  for (index, photo) in photos.enumerated() {
    if index >= limit { _ = await tasks[index - limit].value }
    tasks.append(Task { await make(photo) })
  }
  var previews: [String] = []
  for task in tasks { previews.append(await task.value) }
  return previews
}
