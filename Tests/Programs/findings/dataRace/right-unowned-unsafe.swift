// finds: nothing
// assumes: iterationThreads
// outcomes: closed
// The document's only strong reference goes when the other thread has read.
import Dispatch

final class Document: @unchecked Sendable { var pages = 3 }

final class Window: @unchecked Sendable {
  var open: Document?
  unowned(unsafe) let shown: Document
  init(_ document: Document) { (open, shown) = (document, document) }
}

let window = Window(Document())
let read = DispatchSemaphore(value: 0)

DispatchQueue.concurrentPerform(iterations: 2) { iteration in
  if iteration == 0 {
    read.wait()
    window.open = nil
  } else {
    if window.shown.pages > 9 { print("long") }
    read.signal()
  }
}
print("closed")
