import CExploration
import CPlatform
import Channel
import Exploration
import Foundation
import ModeledConcurrency
import ModeledDispatch
import ModeledThreads
import Primitives
import Searching

/// The process in which explored code runs: it does what its parent tells it, once, and nothing else.
package enum WorkerProcess {
  /// Does the work that its input describes, and ends the process.
  package static func run() -> Never {
    // Ctrl-C goes to both: the parent ends the check, and the worker follows it.
    signal(SIGINT, SIG_IGN)
    cexploration_count_alone()
    let settings: SearchSettings
    do {
      let input = FileHandle.standardInput.readDataToEndOfFile()
      settings = try JSONDecoder().decode(SearchSettings.self, from: input)
    } catch {
      give(up: "the worker got no settings: \(error)", status: 2)
    }
    let noise = CapturedNoise()
    cexploration_limit(settings.memory, 1 << 20)
    guard let object = dlopen(settings.object, RTLD_NOW | RTLD_LOCAL) else {
      give(up: String(cString: dlerror()), status: 3)
    }
    guard cexploration_snapshot(settings.object) >= 0 else {
      give(up: "the object's memory was not found", status: 2)
    }
    guard let program = EntryPoint(settings, in: object) else {
      give(up: "the object has no entry \(settings.entry)", status: 3)
    }
    let engine = Engine.shared
    if let symbols = ObjectSymbols(path: settings.object) {
      engine.code.endsOfMain = CodeRanges(symbols.ranges { $0.hasPrefix("async_Main") })
      ModeledExecutors.libraryCode = CodeRanges(
        symbols.ranges { $0.hasPrefix("$ss") || $0.hasPrefix("$sS") })
      ModeledExecutors.know(symbols: symbols.undefined)
      engine.code.helpers = CodeRanges(symbols.ranges { CompilerFunction($0) == .runtime })
      if let copies = symbols.section(CompilerFunction.section) {
        cexploration_expect_copies(copies.lowerBound, copies.upperBound)
      }
      followLifetimes(engine, symbols)
      orderObjects(symbols)
      noise.mayTellOfContinuations =
        symbols.undefined.contains(where: CapturedNoise.isOfContinuations)
      CountingSemaphore.answersAreUsed = symbols.undefined.contains(CalledForAnswer.signal)
      WrappedSymbols.prepare(for: symbols.undefined)
    }
    prepare(engine, settings, noise)
    do {
      let search = try Search(
        engine: engine, settings: settings, program: program.call, tell: tell)
      search.missing = RuntimeExpectations.unmet()
      search.run()
    } catch {
      give(up: "the worker got no search to continue: \(error)", status: 2)
    }
    exit(0)
  }

  /// Follows the lifetimes of objects as far as the program can observe them, and what orders changes in place.
  private static func followLifetimes(_ engine: Engine, _ symbols: ObjectSymbols) {
    let all = symbols.section(CompilerFunction.allEndings)
    let endings = all ?? symbols.section(CompilerFunction.endings)
    if let endings {
      cexploration_expect_deinitializers(endings.lowerBound, endings.upperBound, all != nil)
    }
    let whole = endings != nil || WrappedSymbols.seesReferences(symbols.undefined)
    let boxes = symbols.undefined.contains("swift_makeBoxUnique")
    if !engine.memory.observeLifetimes(whole: whole, boxes: boxes) {
      give(up: "this runtime of Swift does not tell when objects end", status: 3)
    }
    // The compiler puts some of them into the object itself.
    if symbols.undefined.contains(where: WrappedSymbols.givesStorage)
      || !symbols.ranges(where: WrappedSymbols.givesStorage).isEmpty
    {
      engine.memory.endStorage()
    }
  }

  /// Gives a program that compares objects by identity the same order whenever the same schedule runs.
  private static func orderObjects(_ symbols: ObjectSymbols) {
    guard symbols.undefined.contains(where: ObjectOrder.asksFor) else { return }
    if !ObjectOrder.observe() {
      give(up: "this runtime of Swift does not compare objects where it is expected to", status: 3)
    }
  }

  private static func prepare(_ engine: Engine, _ settings: SearchSettings, _ noise: CapturedNoise)
  {
    engine.memory.observe()
    LibraryMemory.observe { Objects.use(method: $0, of: $1) }
    takeBlocks()
    LazyGlobals.control()
    cexploration_observe_hashing()
    cexploration_observe_runtime()
    ModeledExecutors.install(width: settings.workers)
    dispatchPool.width = settings.workers
    mainMayExit = settings.endsWithMain
    engine.prepare = { cexploration_restore() }
    engine.examine = { noise.examine($0) }
    cexploration_be_controller()
    engine.limits = Limits(patience: settings.patience)
    Traps.noise = noise
    Traps.patience = settings.patience
    cexploration_catch_traps(
      { Traps.handle(signal: $0, call: $1, place: $2, address: $3) }, WorkerChannel.trapped)
    let hasHelpers = canHaveHelpers(settings, noise)
    let use = cplatform_open_use(0)
    confined("Landlock", by: Confinement.files(settings.readable))
    Watchdog.start(engine.pulse, use: use, patience: settings.patience)
    confined("a seccomp filter", by: cexploration_confine(false, hasHelpers))
  }

  /// Prepares for helpers, where they are wanted.
  ///
  /// What the runtime says about a continuation would reach the process that it is not about.
  private static func canHaveHelpers(_ settings: SearchSettings, _ noise: CapturedNoise) -> Bool {
    settings.jobs > 1 && !noise.mayTellOfContinuations
      && cexploration_expect_helpers(Int32(clamping: settings.jobs - 1))
  }

  /// Runs what libraries give to Dispatch: only on global queues, as far as Foundation goes.
  private static func takeBlocks() {
    cexploration_take_blocks { block in
      // A block of the real Dispatch is called once, by one lane.
      nonisolated(unsafe) let block = block
      ModeledDispatch.DispatchQueue.global().async { cexploration_call_block(block) }
    }
  }

  private static func confined(_ means: String, by error: Int32) {
    guard error > 0 else { return }
    let reason = String(cString: strerror(error))
    give(up: "the system refuses to confine it with \(means) (\(reason))", status: 2)
  }

  private static let encoder = JSONEncoder()

  private static func tell(_ message: WorkerMessage) {
    guard var line = try? encoder.encode(message) else { return }
    line.append(0x0A)
    line.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = write(
          WorkerChannel.descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        // A signal for the watch, or from a debugger, is no reason to stop.
        if count < 0, errno == EINTR { continue }
        if count <= 0 { _exit(4) }
        done += count
      }
    }
  }

  /// Ends the process; the parent shows the reason.
  static func give(up reason: String, status: Int32) -> Never {
    let line = reason + "\n"
    _ = line.withCString { write(WorkerChannel.descriptor, $0, strlen($0)) }
    _exit(status)
  }
}
