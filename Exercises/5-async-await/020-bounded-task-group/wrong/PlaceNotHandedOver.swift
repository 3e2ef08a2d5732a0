// diagnosis: tooManyAtOnce
// A gate wakes one of those that wait, which then takes a place without looking whether another one has taken it.

private actor Gate {
  private var free: Int
  private var line: [CheckedContinuation<Void, Never>] = []

  init(_ places: Int) { free = places }

  func enter() async {
    if free == 0 { await withCheckedContinuation { line.append($0) } }
    free -= 1
  }

  func leave() {
    free += 1
    if !line.isEmpty { line.removeFirst().resume() }
  }
}

func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  let gate = Gate(limit)
  return await withTaskGroup(of: (index: Int, preview: String).self) { group in
    for (index, photo) in photos.enumerated() {
      group.addTask {
        await gate.enter()
        let preview = await make(photo)
        await gate.leave()
        return (index, preview)
      }
    }
    var made = Array(repeating: "", count: photos.count)
    for await (index, preview) in group { made[index] = preview }
    return made
  }
}
