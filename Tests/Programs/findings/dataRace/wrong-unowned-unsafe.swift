// finds: dataRace
// line: 18 19
// The document's only strong reference goes while the other thread reads through one that keeps nothing.
import Dispatch

final class Document: @unchecked Sendable { var pages = 3 }

final class Window: @unchecked Sendable {
  var open: Document?
  unowned(unsafe) let shown: Document
  init(_ document: Document) { (open, shown) = (document, document) }
}

let window = Window(Document())

DispatchQueue.concurrentPerform(iterations: 2) { iteration in
  if iteration == 0 {
    window.open = nil
  } else if window.shown.pages > 9 {
    print("long")
  }
}
print("closed")
