import CExploration
import Exploration
import Foundation
import ModeledConcurrency

let arguments = CommandLine.arguments
guard let handle = dlopen(arguments[1], RTLD_NOW) else { fatalError(String(cString: dlerror())) }
let engine = Engine.shared
cexploration_pin()
cexploration_observe_runtime()
engine.observeMemory()
ModeledExecutors.install()
Swift.print("writable bytes", cexploration_snapshot(arguments[1]))
guard let symbol = dlsym(handle, arguments[2]) else { fatalError("no entry") }
typealias Entry = @convention(c) () -> Void
let entry = unsafeBitCast(symbol, to: Entry.self)
func run(_ body: @escaping () -> Void) {
  while true {
    let s = SourceSets()
    var ends: [String: Int] = [:]
    var outs: [String: Int] = [:]
    let c = ContinuousClock()
    let t = c.now
    var n = 0
    engine.strategy = s
    while s.begin() && n < 300_000 {
      cexploration_restore()
      let recorder = n < 2 && ProcessInfo.processInfo.environment["TRACE"] != nil ? Recorder() : nil
      engine.recorder = recorder
      let r = engine.runExecution(body)
      if let recorder { for e in recorder.events { Swift.print(e.lane < 0 ? "-" : recorder.lanes[e.lane].name, e.kind, e.value ?? 0, e.isPreemption ? "PREEMPT" : "", e.isRacy ? "RACE" : "") }; Swift.print("-----") }
      ends["\(r.end)", default: 0] += 1
      for f in r.failures { ends[f.kind.rawValue + " " + f.message, default: 0] += 1 }
      if r.end == .stuck, n < 3 { for w in r.waiting { Swift.print(w.name, w.verb, w.resource, w.waitsFor) } }
      n += 1
      outs[String(decoding: r.output, as: UTF8.self), default: 0] += 1
    }
    let d = c.now - t
    Swift.print(ends, outs, s.isComplete, d, Double(n) / (d / .seconds(1)), "per s", "races", engine.foundRaces.count)
    let places = Set(engine.foundRaces.values.flatMap { [$0.earlier.place, $0.later.place] })
    if places == engine.racyPlaces { break }
    engine.racyPlaces = places
  }
}
run { entry() }
