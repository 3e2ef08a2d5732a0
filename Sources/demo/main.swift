import Foundation
import Patterns
import Timeline

// First version: replaced by the full command line.
struct Output: Encodable {
  struct Entry: Encodable {
    let name: String
    let parts: [Part]
  }
  struct Part: Encodable {
    let title: String
    let timeline: Timeline
    let metrics: Timeline.Metrics
    let facts: [Fact]
  }
  let version = 1
  let patterns: [Entry]
}

func value(_ option: String) -> String? {
  guard let index = CommandLine.arguments.firstIndex(of: option) else { return nil }
  return CommandLine.arguments[index + 1]
}

let name = CommandLine.arguments.dropFirst().first ?? "group"
guard let pattern = Catalogue.pattern(named: name) else { fatalError("unknown pattern") }
let rehearsal = Rehearsal(
  tasks: Int(value("--tasks") ?? "5")!, seed: UInt64(value("--seed") ?? "1")!,
  unit: .milliseconds(Int(value("--unit")?.dropLast(2) ?? "50")!),
  workload: pattern.computes
    ? .compute(iterationsPerUnit: Computation.iterations(in: .milliseconds(1))) : .wait)
let isJSON = value("--json") != nil
var parts: [Output.Part] = []
for part in pattern.parts {
  if !isJSON { print("== \(pattern.name): \(part.title)") }
  let performance = try Performance.run(part, rehearsal) { note, lane in
    if !isJSON { print(note.time / 1_000_000, lane.name, note.text) }
  }
  let metrics = performance.timeline.metrics()
  parts.append(
    .init(
      title: part.title, timeline: performance.timeline, metrics: metrics,
      facts: performance.facts))
  if isJSON { continue }
  for span in performance.timeline.spans {
    print(
      performance.timeline.lanes[span.lane].name, span.activity, span.label,
      span.start / 1_000_000, span.end / 1_000_000, span.queue ?? "")
  }
  for link in performance.timeline.links {
    print(
      "task", link.task, "from", performance.timeline.lanes[link.from].name, "to",
      performance.timeline.lanes[link.to].name)
  }
  print(metrics)
  for fact in performance.facts { print(fact.name, fact.value) }
}
if isJSON {
  let data = try JSONEncoder().encode(
    Output(patterns: [.init(name: name, parts: parts)]))
  print(String(decoding: data, as: UTF8.self))
}
