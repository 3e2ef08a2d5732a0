import CExploration

extension Engine {
  /// Runs one execution of a program on the calling thread.
  ///
  /// - Parameter program: The main lane's body.
  package func runExecution(_ program: @escaping () -> Void) -> ExecutionResult {
    prepare()
    beginExecution()
    let main = spawn(.main, name: "main", body: program)
    recorder?.register(main)
    main.stack = LaneStacks.controller
    current = nil
    pulse.pointee.isExecuting = true
    if chooseNext() != nil {
      _ = cexploration_call { _ in Engine.shared.lanes[0].run() }
      cexploration_set_lane(-1)
      if end == nil {
        finish(main)
        if let next = chooseNext() { cexploration_switch(lanes.stack(of: next, from: stacks)) }
      }
    }
    pulse.pointee.isExecuting = false
    let end = end ?? .finished
    // What a sleeping lane would do was looked at before; not so what keeps another one waiting. With too many steps, no
    // search for every order goes on, and the look takes their square: a waiting lane may conflict with most of them.
    if end != .tooLong {
      findReversals(of: lanes.stopped.filter { end != .cutShort || !$0.canGoOn(at: now) })
    }
    let waiting = end == .finished || end == .stuck ? lanes.thatWait() : []
    if end == .finished || end == .stuck {
      for resource in watched { resource?.executionEnded(self) }
    }
    let mayRunDry = end != .failed && end != .cutShort && lanes.workerWaits.mayRunDry(trace, pools)
    letGo {
      lanes.abandon(stacks)
      recorder?.letGoOfResources()
    }
    examine(self)
    strategy.finish(end, ExecutedEvents(trace))
    return ExecutionResult(
      end: end, output: output.bytes, failures: failures, foundNewRace: memory.races.hasNew,
      lendsMore: cexploration_lends_more(), race: memory.races.first, steps: steps,
      place: current?.place ?? CodePlace(0),
      waiting: waiting, assumptions: lanes.assumptions(mayRunDry: mayRunDry),
      dryWidth: pools.map(\.dryWidth).max() ?? 0,
      trusts: reading.isPlain ? [] : lanes.all.flatMap(\.trusts), vainLooks: lanes.vainLooks,
      lastLookOn: lanes.lastLookOn?.step)
  }

  private func beginExecution() {
    pulse.pointee.executions += 1
    end = nil
    time.reset()
    pulse.pointee.steps = 0
    output.removeAll()
    letGo {
      watched.removeAll(keepingCapacity: true)
      for pool in pools { pool.reset() }
      lanes.removeAll()
    }
    clocks.removeAll()
    failures.removeAll(keepingCapacity: true)
    trace.removeAll()
    memory.beginExecution()
    current = nil
    cexploration_seed(0)
    cexploration_assume_nothing()
  }
}
