// expected: tooSlow
/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  var tasks: [Task<String, Never>] = []
  for (index, photo) in photos.enumerated() {
    // No more than `limit` at once: one has to end before the next begins.
    if index >= limit { _ = await tasks[index - limit].value }
    tasks.append(Task { await make(photo) })
  }

  // The tasks are in the order of the photos, and so are their values.
  var previews: [String] = []
  for task in tasks {
    previews.append(await task.value)
  }
  return previews
}
