// finds: dataRace
// line: 20 21
// seed: 1
// The first thread reads through a reference that keeps nothing, and keeps the document until it has read; the second
// one could have let it go before.
import Dispatch

final class Document: @unchecked Sendable { var pages = 3 }

final class Window: @unchecked Sendable {
  var open: Document?
  unowned(unsafe) let shown: Document
  init(_ document: Document) { (open, shown) = (document, document) }
}

let window = Window(Document())

DispatchQueue.concurrentPerform(iterations: 2) { iteration in
  if iteration == 1 {
    window.open = nil
  } else if window.shown.pages > 9 {
    print("long")
  }
}
print("closed")
