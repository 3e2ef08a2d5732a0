import Foundation

extension Pattern {
  /// One operation at a time, the important ones first.
  static let operationSerial = Pattern(
    "operation-serial", chapter: .operations,
    summary: "maxConcurrentOperationCount = 1; priorities; quality of service",
    lookFor: "One operation at a time: the `peak` is 1. In the second part they are added in one "
      + "order and run in another: `added very low` is said first, and `very low` is drawn "
      + "last. In the third the most urgent is added last, and stays last.",
    why: "With one place an operation queue is serial, but not first in, first out: of the "
      + "operations that are ready, the one of the highest priority is next. Priority orders the "
      + "operations of one queue; quality of service tells the system how urgent a thread's work is, "
      + "which on Linux changes little.",
    compareWith: ["serial", "bounded", "operation-dependencies"],
    parts: [
      .blocking("one at a time", comparable: true, oneAtATime),
      .blocking("the important ones first", byPriority),
      .blocking("quality of service is not an order", byQuality),
    ])
}

private func oneAtATime(_ stage: Stage) {
  let queue = OperationQueue()
  queue.name = "serial"
  queue.maxConcurrentOperationCount = 1

  for chore in stage.chores {
    queue.addOperation {
      chore.perform()
      stage.say("\(chore.name) is done")
    }
  }

  stage.waits(for: "all operations")
  queue.waitUntilAllOperationsAreFinished()
  stage.say("everything is done")
}

private func byPriority(_ stage: Stage) {
  let queue = OperationQueue()
  queue.name = "serial"
  queue.maxConcurrentOperationCount = 1
  queue.isSuspended = true  // none begins before all are there

  let priorities: [(String, Operation.QueuePriority)] = [
    ("very low", .veryLow), ("normal", .normal), ("very high", .veryHigh), ("low", .low),
    ("high", .high),
  ]
  for (name, priority) in priorities {
    let chore = stage.chore(name, units: 1)
    let operation = BlockOperation {
      chore.perform()
      stage.say("\(name) is done")
    }
    operation.queuePriority = priority
    queue.addOperation(operation)
    stage.say("added \(name)")
  }

  queue.isSuspended = false
  stage.waits(for: "all operations")
  queue.waitUntilAllOperationsAreFinished()
  stage.say("everything is done")
}

private func byQuality(_ stage: Stage) {
  let queue = OperationQueue()
  queue.name = "serial"
  queue.maxConcurrentOperationCount = 1
  queue.isSuspended = true

  let qualities: [(String, QualityOfService)] = [
    ("background", .background), ("utility", .utility), ("user initiated", .userInitiated),
    ("user interactive", .userInteractive),
  ]
  for (name, quality) in qualities {
    let chore = stage.chore(name, units: 1)
    let operation = BlockOperation { chore.perform() }
    operation.qualityOfService = quality
    queue.addOperation(operation)
    stage.say("added \(name)")
  }

  queue.isSuspended = false
  stage.waits(for: "all operations")
  queue.waitUntilAllOperationsAreFinished()
  stage.say("everything is done")
}
