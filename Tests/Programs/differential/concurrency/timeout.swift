// Whoever comes first wins, and the other is cancelled.
func work(_ pause: Duration) async throws -> String {
  try await Task.sleep(for: pause)
  return "result"
}

func limited(_ pause: Duration) async -> String {
  await withTaskGroup(of: String.self) { group in
    group.addTask { (try? await work(pause)) ?? "cancelled" }
    group.addTask {
      do {
        try await Task.sleep(for: .milliseconds(200))
        return "timeout"
      } catch { return "in time" }
    }
    let first = await group.next() ?? ""
    group.cancelAll()
    let second = await group.next() ?? ""
    return "\(first), \(second)"
  }
}

print(await limited(.milliseconds(20)))
print(await limited(.seconds(20)))
