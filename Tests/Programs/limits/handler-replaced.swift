// outcomes: closed / end
// assumes: libraryReleases
// Dispatch lets go of the handlers of a source on the source's queue, at once or later: "end / closed" is missing.
import Dispatch

final class Book: Sendable {
  deinit { print("closed") }
}

let shelf = DispatchQueue(label: "shelf")

func open() -> any DispatchSourceUserDataAdd {
  let book = Book()
  let source = DispatchSource.makeUserDataAddSource(queue: shelf)
  source.setEventHandler { @Sendable in withExtendedLifetime(book) {} }
  source.activate()
  return source
}

func run() {
  let source = open()
  source.setEventHandler { @Sendable in }
  print("end")
  shelf.sync {}
}

run()
