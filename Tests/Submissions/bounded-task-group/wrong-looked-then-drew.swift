// expected: failedCheck
// A worker looks whether a photo is left and then draws its number, in two steps. Two workers that both see the
// last photo draw its number and the one after it, and photos[photos.count] traps. README: "every photo's preview
// is in the result".
import Synchronization

private final class Queue: Sendable {
  let next = Atomic<Int>(0)
}

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  let queue = Queue()
  return await withTaskGroup(of: [Int: String].self) { group in
    for _ in 0..<min(limit, photos.count) {
      group.addTask {
        var made: [Int: String] = [:]
        while queue.next.load(ordering: .sequentiallyConsistent) < photos.count {
          let index = queue.next.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue
          made[index] = await make(photos[index])
        }
        return made
      }
    }
    var all: [Int: String] = [:]
    for await made in group {
      all.merge(made) { first, _ in first }
    }
    return photos.indices.compactMap { all[$0] }
  }
}
