// Whoever asks while the first is still loading waits for the same task.
actor Cache {
  private var loading: [String: Task<Int, Never>] = [:]
  var loads = 0
  func size(_ name: String) async -> Int {
    if let task = loading[name] { return await task.value }
    let task = Task {
      await Task.yield()
      loads += 1
      return name.count
    }
    loading[name] = task
    return await task.value
  }
}

let cache = Cache()
async let first = cache.size("cat")
async let second = cache.size("cat")
print(await first + second, await cache.loads)
