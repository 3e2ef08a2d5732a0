// finds: nothing
// assumes: libraryReleases
// outcomes: written 7
// A deinitialiser reads what the threads wrote that had the object: each gave its reference back after that.
// The object is a part of another one, which has no deinitialiser, and stands in an array.
import Dispatch

final class Page: @unchecked Sendable {
  var text = 0
  deinit { print("written", text) }
}

final class Book: Sendable {
  let pages = [Page()]
}

func write(_ group: DispatchGroup) {
  let book = Book()
  DispatchQueue.global().async(group: group) { book.pages[0].text = 7 }
}

let group = DispatchGroup()
write(group)
group.wait()
