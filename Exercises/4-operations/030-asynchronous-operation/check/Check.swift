import Dispatch
import Foundation
import Grading

/// A server that answers on a thread of its own, after two units.
private func answer(_ bytes: Int, _ name: String, _ work: Work) -> BeginDownload {
  { done in
    DispatchQueue.global().async {
      work.compute(name, units: 2)
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
  // By hand, on this thread: it would wait forever in a start() that waits for the answer.
  operation.start()
  isAsked.wait()
  let (isExecuting, isFinished): (Bool, Bool) = (operation.isExecuting, operation.isFinished)
  expect(isExecuting && !isFinished, "the operation executes while the download continues")
  mayAnswer.signal()
  operation.waitUntilFinished()
}

/// A download that is cancelled before it begins never begins, and finishes.
func aCancelledDownloadNeverBegins() {
  let work = Work()
  let operation = DownloadOperation(answer(5, "news", work))
  let queue = OperationQueue()
  queue.isSuspended = true
  queue.addOperation(operation)
  operation.cancel()
  queue.isSuspended = false
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
