import Exploration
import ModeledFoundation
import Testing

extension Notification.Name {
  fileprivate static let rain = Notification.Name("rain")
  fileprivate static let sun = Notification.Name("sun")
}

@Suite("NotificationCenter")
struct NotificationTests {
  @Test("observers get what they asked for, those of a name before those of all, until removed")
  func delivery() {
    let summary = explore {
      let center = NotificationCenter.default
      let all = center.addObserver(forName: nil, object: nil, queue: nil) {
        outcome("all \($0.name.rawValue)")
      }
      let rain = center.addObserver(forName: .rain, object: nil, queue: nil) {
        outcome("rain \($0.userInfo?["litres"] as? Int ?? 0)")
      }
      center.post(name: .rain, object: nil, userInfo: ["litres": 3])
      center.post(name: .sun, object: nil)
      center.removeObserver(all)
      center.removeObserver(rain, name: .sun, object: nil)
      center.post(name: .rain, object: nil)
      center.removeObserver(rain)
      center.post(name: .rain, object: nil)
    }
    #expect(summary.outputs == ["rain 3\nall rain\nall sun\nrain 0\n": 1])
  }

  @Test("an observer of an object hears of no other")
  func objects() {
    final class Cloud {}
    let summary = explore {
      let (one, other) = (Cloud(), Cloud())
      let center = NotificationCenter()
      for (name, object) in [("cloud", one as Any), ("5", 5), ("text", "text")] {
        _ = center.addObserver(forName: .rain, object: object, queue: nil) { _ in outcome(name) }
      }
      for object in [one as Any, other, 5, 6, "text"] { center.post(name: .rain, object: object) }
      NotificationCenter.default.post(name: .rain, object: one)
    }
    #expect(summary.outputs == ["cloud\n5\n": 1])
  }

  @Test("a block with a queue runs there while the one who posts waits")
  func queues() {
    let summary = explore {
      let queue = OperationQueue()
      queue.name = "weather"
      _ = NotificationCenter.default.addObserver(forName: .rain, object: nil, queue: queue) { _ in
        outcome("\(OperationQueue.current?.name ?? "-") \(Thread.isMainThread)")
      }
      NotificationCenter.default.post(name: .rain, object: nil)
      outcome("posted")
    }
    #expect(summary.outputs == ["weather false\nposted\n": 1])
  }

  @Test("who posts to the main queue from elsewhere waits until main serves it")
  func mainQueue() {
    let summary = explore {
      _ = NotificationCenter.default.addObserver(forName: .rain, object: nil, queue: .main) { _ in
        outcome("\(Thread.isMainThread)")
      }
      NotificationCenter.default.post(name: .rain, object: nil)
      Thread.detachNewThread {
        NotificationCenter.default.post(name: .rain, object: nil)
        outcome("posted")
      }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
    }
    #expect(summary.outputs.keys.sorted() == ["true\ntrue\nposted\n"])
    let unserved = explore {
      _ = NotificationCenter.default.addObserver(forName: .rain, object: nil, queue: .main) { _ in }
      Thread.detachNewThread { NotificationCenter.default.post(name: .rain, object: nil) }
    }
    #expect(unserved.stuck == unserved.executions)
  }

  @Test("each execution has a center of its own")
  func fresh() {
    let summary = explore {
      for _ in 0..<2 {
        _ = NotificationCenter.default.addObserver(forName: .rain, object: nil, queue: nil) { _ in
          outcome("heard")
        }
      }
      threads(2) { number in
        if number == 0 {
          NotificationCenter.default.post(name: .rain, object: nil)
        } else {
          outcome("other")
        }
      }
    }
    #expect(summary.executions > 1)
    #expect(summary.outputs.keys.allSatisfy { $0.split(separator: "\n").count == 3 })
  }
}
