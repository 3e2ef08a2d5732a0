// finds: nothing
// A copy of an array is read after the lock. Whoever changes the array in place has the only reference by then.
import Dispatch
import Synchronization

struct Photo {
  var name = "sea"
  var stars = 1
}

func run() {
  let photos = Mutex([Photo(), Photo()])
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    let copy = photos.withLock { $0 }
    let stars = copy.map { $0.stars }
    print(stars, copy.map(\.name))
  }
  photos.withLock { $0[0].stars += 1 }
  photos.withLock { $0[1].name = "hill" }
  group.wait()
}

run()
