// diagnosis: tooSlow
// The limit is the app's, and the first call sets it: a later one with more places has too few.

import Synchronization

private let appLimit = Mutex<Int?>(nil)

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  let places = appLimit.withLock { appLimit in
    let places = appLimit ?? limit
    appLimit = places
    return places
  }
  return await withTaskGroup(of: (index: Int, preview: String).self) { group in
    var previews = photos
    for (index, photo) in photos.enumerated() {
      if index >= places, let made = await group.next() { previews[made.index] = made.preview }
      group.addTask { (index, await make(photo)) }
    }
    for await made in group { previews[made.index] = made.preview }
    return previews
  }
}
