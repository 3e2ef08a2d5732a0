import Dispatch
import Foundation
import Grading

/// A server that answers on a thread of its own, after a while.
private func answer(
  _ bytes: Int, _ name: String, _ work: Work, units: Int = 2
) -> BeginDownload {
  { done in
    DispatchQueue.global().async {
      work.compute(name, units: units)
      done(bytes)
    }
  }
}

/// The queue notices that a download has ended.
func theQueueNoticesTheEnd() {
  let work = Work()
  let bytes = given(10...99)
  let operation = DownloadOperation(answer(bytes, "news", work))
  let queue = OperationQueue()
  queue.addOperation(operation)
  queue.waitUntilAllOperationsAreFinished()
  let downloaded: Int? = operation.downloaded
  expect(downloaded, equals: bytes, "the operation finishes when the download has ended")
  let (isFinished, isExecuting): (Bool, Bool) = (operation.isFinished, operation.isExecuting)
  expect(isFinished && !isExecuting, "the operation is finished, and does not execute any more")
}

/// The state may be looked at while a download begins and ends, however quick it is.
func theStateMayBeLookedAt() {
  let work = Work()
  let bytes = given(10...99)
  let operation = DownloadOperation(answer(bytes, "news", work, units: 0))
  let queue = OperationQueue()
  queue.addOperation(operation)
  let isFinished: Bool = operation.isFinished
  let downloaded: Int? = operation.downloaded
  let isExecuting: Bool = operation.isExecuting
  expect(!isFinished || downloaded == bytes, "a finished operation has its bytes")
  expect(!isFinished || !isExecuting, "a finished operation does not execute any more")
  queue.waitUntilAllOperationsAreFinished()
}

/// An operation that depends on the download begins after its end.
func dependentsComeAfterTheDownload() {
  let work = Work()
  let download = DownloadOperation(answer(5, "news", work))
  let show = BlockOperation {
    let isThere: Bool = work.finished.contains("news")
    expect(isThere, "what depends on the download begins when it has ended")
    work.compute("show")
  }
  show.addDependency(download)
  let queue = OperationQueue()
  queue.addOperations([download, show], waitUntilFinished: true)
  let shown: [String] = work.finished
  expect(shown, equals: ["news", "show"], "the dependent operation runs")
}

/// The operation executes while the download continues, and blocks no thread.
func noThreadIsBlocked() {
  let (isAsked, mayAnswer) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  let operation = DownloadOperation { done in
    DispatchQueue.global().async {
      isAsked.signal()
      mayAnswer.wait()
      done(1)
    }
  }
  let work = Work()
  work.compute("asking", units: 0)
  // By hand, on this thread: it would wait forever in a start() that waits for the answer.
  operation.start()
  work.compute("asked", units: 0)
  expect(work.makespan, equals: 0, "start() returns at once, also if it could wait for a while")
  isAsked.wait()
  let (isExecuting, isFinished): (Bool, Bool) = (operation.isExecuting, operation.isFinished)
  expect(isExecuting && !isFinished, "the operation executes while the download continues")
  mayAnswer.signal()
  operation.waitUntilFinished()
}

/// The operation executes when the download is begun, and not only afterwards; a download may have no bytes.
func itExecutesFromTheBeginning() {
  let (isAsked, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  let operation = DownloadOperation { done in
    isAsked.signal()
    mayGoOn.wait()
    DispatchQueue.global().async { done(0) }
  }
  let queue = OperationQueue()
  queue.addOperation(operation)
  isAsked.wait()
  let (isExecuting, isFinished): (Bool, Bool) = (operation.isExecuting, operation.isFinished)
  expect(isExecuting && !isFinished, "the operation executes from start() until done was called")
  mayGoOn.signal()
  queue.waitUntilAllOperationsAreFinished()
  let downloaded: Int? = operation.downloaded
  expect(downloaded, equals: 0, "a download without bytes has been downloaded as well")
}

/// A download that is cancelled before it begins never begins, and finishes; what depends on it runs.
func aCancelledDownloadNeverBegins() {
  let work = Work()
  let operation = DownloadOperation(answer(5, "news", work))
  let dependent = BlockOperation {}
  dependent.addDependency(operation)
  let queue = OperationQueue()
  queue.isSuspended = true
  queue.addOperations([operation, dependent], waitUntilFinished: false)
  operation.cancel()
  queue.isSuspended = false
  let isExecuting: Bool = operation.isExecuting
  expect(!isExecuting || !operation.isFinished, "a finished operation does not execute any more")
  queue.waitUntilAllOperationsAreFinished()
  let started: [String] = work.started
  expect(started, equals: [], "nothing is downloaded")
  let isFinished: Bool = operation.isFinished
  expect(isFinished, "the operation has finished")
}

/// A download that is cancelled while it continues comes to an end all the same.
func aDownloadThatIsCancelledLaterFinishes() {
  let isAsked = DispatchSemaphore(value: 0)
  let work = Work()
  let operation = DownloadOperation { done in
    DispatchQueue.global().async {
      isAsked.signal()
      work.compute("news")
      done(1)
    }
  }
  let queue = OperationQueue()
  queue.addOperation(operation)
  isAsked.wait()
  operation.cancel()
  queue.waitUntilAllOperationsAreFinished()
  let (isFinished, isExecuting): (Bool, Bool) = (operation.isFinished, operation.isExecuting)
  expect(isFinished && !isExecuting, "the operation has finished")
}

/// What depends on a cancelled download is told of its end, also if it was started by hand.
func dependentsOfACancelledDownloadAreTold() {
  let work = Work()
  let operation = DownloadOperation(answer(5, "news", work))
  let dependent = BlockOperation {}
  dependent.addDependency(operation)
  let queue = OperationQueue()
  queue.addOperation(dependent)
  operation.cancel()
  operation.start()
  queue.waitUntilAllOperationsAreFinished()
  let started: [String] = work.started
  expect(started, equals: [], "nothing is downloaded")
}
