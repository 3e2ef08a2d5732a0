// expected: tooSlow
// Waits for the oldest task although a newer one may have ended before.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  var running: [Task<String, Never>] = []
  var previews: [String] = []
  for photo in photos {
    if running.count == limit {
      previews.append(await running.removeFirst().value)
    }
    running.append(Task { await make(photo) })
  }
  for task in running { previews.append(await task.value) }
  return previews
}
