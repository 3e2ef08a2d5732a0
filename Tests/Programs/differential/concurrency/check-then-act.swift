// Looking, awaiting, acting: how often it is loaded is open.
actor Cache {
  private var known: [String: Int] = [:]
  var loads = 0
  func size(_ name: String) async -> Int {
    if let size = known[name] { return size }
    await Task.yield()
    loads += 1
    known[name] = name.count
    return name.count
  }
}

let cache = Cache()
async let first = cache.size("cat")
async let second = cache.size("cat")
print(await first + second, await cache.loads)
