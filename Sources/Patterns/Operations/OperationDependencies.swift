import Dispatch
import Foundation

extension Pattern {
  /// Operations that need one another.
  static let operationDependencies = Pattern(
    "operation-dependencies", chapter: .operations,
    summary:
      "fetch → decode → resize → save, across two queues; a dependency that was not added to "
      + "a queue never runs",
    lookFor: "Each picture goes through its four steps in order, from `fetch 1` to `save 1`, while "
      + "steps of different pictures overlap. `T∞` is the length of one picture's chain.",
    why:
      "An operation becomes ready when all that it depends on has finished, whichever queue that "
      + "is on. More workers shorten the makespan only down to the longest chain. What it depends on "
      + "must itself be on a queue: otherwise nothing ever starts it, and nothing says so.",
    compareWith: ["operation-serial", "group", "task-group"],
    parts: [
      .blocking("each picture in four steps, on two queues", pipeline),
      .blocking("a dependency that was not added", forgotten),
    ])
}

private func pipeline(_ stage: Stage) {
  let network = OperationQueue()
  network.name = "network"
  let processing = OperationQueue()
  processing.name = "processing"

  var dice = stage.dice()
  func units() -> Double { Double(Int.random(in: 1...3, using: &dice)) }

  for picture in 1...stage.chores.count {
    let fetch = stage.chore("fetch \(picture)", units: units())
    let decode = stage.chore("decode \(picture)", units: units(), after: [fetch])
    let resize = stage.chore("resize \(picture)", units: units(), after: [decode])
    let save = stage.chore("save \(picture)", units: units(), after: [resize])

    let fetching = BlockOperation { fetch.perform() }
    let decoding = BlockOperation { decode.perform() }
    let resizing = BlockOperation { resize.perform() }
    let saving = BlockOperation {
      save.perform()
      stage.say("picture \(picture) is saved")
    }
    decoding.addDependency(fetching)  // across the two queues
    resizing.addDependency(decoding)
    saving.addDependency(resizing)

    // The order in which they are added does not matter.
    processing.addOperations([saving, resizing, decoding], waitUntilFinished: false)
    network.addOperation(fetching)
  }

  stage.waits(for: "all pictures")
  processing.waitUntilAllOperationsAreFinished()
  stage.say("everything is saved")
}

private func forgotten(_ stage: Stage) {
  let queue = OperationQueue()
  let ran = DispatchSemaphore(value: 0)

  let fetching = BlockOperation {}
  let decoding = BlockOperation { ran.signal() }
  decoding.addDependency(fetching)
  queue.addOperation(decoding)  // and `fetching` is on no queue

  // Waiting for the queue here would last forever; so this waits for two units and gives up.
  stage.waits(for: "decoding, two units at most")
  let result = ran.wait(timeout: .now() + 2 * (stage.unit / .seconds(1)))
  stage.say(result == .timedOut ? "decoding has not begun" : "decoding has run")
  stage.show("ready while its dependency is on no queue", decoding.isReady)

  queue.addOperation(fetching)
  stage.waits(for: "decoding")
  ran.wait()
  stage.say("with the dependency on a queue, decoding has run")
}
