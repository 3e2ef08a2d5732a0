import Dispatch
import Foundation
import Grading

/// An export that is cancelled while it renders a page.
private func export(_ pages: [String], cancelledAt page: String?) -> (ExportOperation, Work) {
  let work = Work()
  let (isHalfway, isCancelled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  let operation = ExportOperation(pages: pages) { name in
    work.compute(name)
    if name == page {
      isHalfway.signal()
      isCancelled.wait()
    }
    return name.utf8.count
  }
  let queue = OperationQueue()
  queue.addOperation(operation)
  if page != nil {
    isHalfway.wait()
    operation.cancel()
    isCancelled.signal()
  }
  queue.waitUntilAllOperationsAreFinished()
  return (operation, work)
}

/// An export that is not cancelled renders every page.
func theWholeDocumentIsExported() {
  let (operation, work) = export(["cover", "text", "index"], cancelledAt: nil)
  let document: [Int]? = operation.document
  expect(document, equals: [5, 4, 5], "the document has every page, in order")
  let rendered: [String] = work.started
  expect(rendered, equals: ["cover", "text", "index"], "every page is rendered once, in order")
  let (empty, _) = export([], cancelledAt: nil)
  let nothing: [Int]? = empty.document
  expect(nothing, equals: [], "a document without pages is there, unless the export is cancelled")
}

/// A cancelled export begins no further page.
func aCancelledExportStops() {
  let (operation, work) = export(["cover", "text", "index"], cancelledAt: "cover")
  let rendered: [String] = work.started
  expect(rendered, equals: ["cover"], "no page is begun after the export was cancelled")
  let (isCancelled, isFinished): (Bool, Bool) = (operation.isCancelled, operation.isFinished)
  expect(isCancelled && isFinished, "the operation is cancelled, and has finished")
  let document: [Int]? = operation.document
  expect(document, equals: nil, "a cancelled export has no document")
}

/// An export that is cancelled during the last page but one does not begin the last one.
func theLastPageIsNotBegun() {
  let (operation, work) = export(["cover", "text", "index"], cancelledAt: "text")
  let rendered: [String] = work.started
  expect(rendered, equals: ["cover", "text"], "no page is begun after the export was cancelled")
  let document: [Int]? = operation.document
  expect(document, equals: nil, "a cancelled export has no document")
}

/// A long export that is cancelled in its second half begins no further page.
func aLongExportStops() {
  let pages = (1...9).map { "page \($0)" }
  let (operation, work) = export(pages, cancelledAt: "page 6")
  let rendered: [String] = work.started
  expect(
    rendered, equals: Array(pages.prefix(6)), "no page is begun after the export was cancelled")
  let document: [Int]? = operation.document
  expect(document, equals: nil, "a cancelled export has no document")
}

/// A page may have no bytes.
func aPageWithoutBytesIsAPage() {
  let (operation, _) = export(["", "cover", ""], cancelledAt: nil)
  let document: [Int]? = operation.document
  expect(document, equals: [0, 5, 0], "the document has every page, in order")
}

/// Half a document is no document, whenever the export is cancelled.
func thereIsNoHalfDocument() {
  let work = Work()
  let operation = ExportOperation(pages: ["cover", "text"]) { page in
    work.compute(page, units: 0)
    return page.utf8.count
  }
  let queue = OperationQueue()
  queue.addOperation(operation)
  operation.cancel()
  queue.waitUntilAllOperationsAreFinished()
  let document: [Int]? = operation.document
  expect(document == nil || document == [5, 4], "the document is whole, or there is none")
  let isCancelled: Bool = operation.isCancelled
  expect(document != nil || isCancelled, "an export without a document says that it was cancelled")
}

/// An export that is cancelled before it begins renders nothing, and finishes.
func anExportThatHasNotBegunNeverDoes() {
  let work = Work()
  let operation = ExportOperation(pages: ["cover"]) { page in
    work.compute(page)
    return 1
  }
  let queue = OperationQueue()
  queue.isSuspended = true
  queue.addOperation(operation)
  operation.cancel()
  queue.isSuspended = false
  queue.waitUntilAllOperationsAreFinished()
  let rendered: [String] = work.started
  expect(rendered, equals: [], "no page is rendered")
  let document: [Int]? = operation.document
  expect(document, equals: nil, "there is no document")
}
