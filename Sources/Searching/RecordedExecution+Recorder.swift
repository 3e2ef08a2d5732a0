import Channel
import Exploration

extension RecordedExecution {
  /// What was recorded of an execution, and how it ended.
  init(_ recorder: Recorder, _ result: ExecutionResult) {
    self.init()
    lanes = recorder.lanes.map { Lane(kind: $0.kind, name: $0.name) }
    events = recorder.events
    end = result.end
    output = String(decoding: result.output, as: UTF8.self)
    // By the names that the story has for them.
    let names = LaneNames.all(lanes.map { ($0.kind, $0.name) })
    waiting = result.waiting.map { lane in
      var lane = lane
      if names.indices.contains(lane.lane) { lane.name.name = names[lane.lane] }
      return lane
    }
    failures = result.failures
    moments = recorder.moments.all
    if !moments.isEmpty {
      origins = recorder.origins
      variablePlaces = recorder.variablePlaces
    }
  }
}
