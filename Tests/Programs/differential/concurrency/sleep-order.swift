// Tasks wake in the order of their deadlines.
let start = ContinuousClock.now
let order = await withTaskGroup(of: String.self) { group in
  group.addTask {
    try? await Task.sleep(for: .milliseconds(300))
    return "late"
  }
  group.addTask {
    try? await Task.sleep(nanoseconds: 150_000_000)
    return "early"
  }
  group.addTask {
    try? await Task.sleep(until: .now - .seconds(1), clock: .continuous)
    return "at once"
  }
  var order: [String] = []
  for await name in group { order.append(name) }
  return order
}
print(order.joined(separator: ", "), .now - start >= .milliseconds(300))
