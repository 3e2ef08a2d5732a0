import Exploration
import ModeledDispatch
import ModeledFoundation
import Testing

@Suite("OperationQueue: dependencies")
struct OperationDependencyTests {
  @Test("dependencies hold between queues")
  func dependencies() {
    let summary = explore {
      let (one, other) = (OperationQueue(), OperationQueue())
      let fetch = BlockOperation { outcome("fetch") }
      let decode = BlockOperation { outcome("decode") }
      let show = BlockOperation { outcome("show") }
      decode.addDependency(fetch)
      show.addDependency(decode)
      outcome("\(show.isReady) \(show.dependencies.count)")
      other.addOperation(show)
      one.addOperation(decode)
      other.addOperation(fetch)
      show.waitUntilFinished()
      outcome("\(show.isReady) \(show.dependencies.count)")
    }
    #expect(Set(summary.outputs.keys) == ["false 1\nfetch\ndecode\nshow\ntrue 1\n"])
    #expect(summary.stuck == 0)
    #expect(summary.cutShort == 0)
  }

  @Test("operations that wait for each other are a cycle, with their names")
  func cycle() {
    let summary = explore {
      let queue = OperationQueue()
      let (a, b, c) = (BlockOperation {}, BlockOperation {}, BlockOperation {})
      a.name = "wash"
      b.name = "dry"
      a.addDependency(b)
      b.addDependency(a)
      c.addDependency(a)
      queue.addOperations([a, b, c], waitUntilFinished: false)
    }
    #expect(summary.failures == [.dependencyCycle: 1])
    let names = ["wash", "dry"].map { ResourceName(.operation, label: $0) }
    #expect(summary.mistakes[.dependencyCycle] == .dependencyCycle(names))
  }

  @Test("an operation whose dependency nobody starts never runs")
  func unstartedDependency() {
    let summary = explore {
      let (a, b) = (BlockOperation {}, BlockOperation {})
      a.addDependency(b)
      OperationQueue().addOperation(a)
    }
    #expect(summary.failures == [.operationNeverFinished: 1])
  }

  @Test("as on Linux: a dependency removed before it has finished is never forgotten")
  func removedDependency() {
    let summary = explore {
      let queue = OperationQueue()
      queue.isSuspended = true
      let (a, b) = (BlockOperation { outcome("a") }, BlockOperation { outcome("b") })
      a.addDependency(b)
      a.removeDependency(b)
      queue.addOperations([a, b], waitUntilFinished: false)
      queue.isSuspended = false
      b.waitUntilFinished()
      outcome("\(a.isReady) \(a.dependencies.count)")
    }
    #expect(Set(summary.outputs.keys) == ["b\nfalse 0\n"])
    #expect(summary.failures[.operationNeverFinished] == summary.executions)
  }
}
