import Channel
import Exploration

/// What the steps of a story are compared with: the variables and resources with which it goes wrong.
struct StoryFault {
  /// The events that are marked.
  var events: Set<Int> = []
  /// The variables that they access.
  var variables: Set<Int> = []
  /// The resources that the lanes which wait forever wait for.
  var resources: Set<Int> = []

  init(marking wrong: Set<Int>, in events: [Recorder.Event], waiting: [WaitingLane]) {
    self.events = wrong
    variables = Set(wrong.map { events[$0].variable }.filter { $0 >= 0 })
    resources = Set(waiting.map(\.resource).filter { $0 >= 0 })
  }
}
