// finds: dataRace
// line: 22
// Not a copy of the array is read after the lock, but what a pointer leads to.
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
    let address = photos.withLock {
      $0.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
    let first = UnsafePointer<Photo>(bitPattern: address)
    print(first?.pointee.stars ?? 0)
  }
  photos.withLock { $0[0].stars += 1 }
  group.wait()
}

run()
