import Foundation
import Testing
import Timing

@Suite("Measuring")
struct MeasuringTests {
  @Test("the clock's quantiles are in order")
  func clock() {
    let clock = Report.Clock.calibrate(reads: 500)
    #expect(clock.reads == 500)
    #expect(clock.p50 >= 0 && clock.p50 <= clock.p999 && clock.p999 <= clock.max)
  }

  @Test("/proc/stat is read without a guest's time twice, waiting is not busy")
  func procStat() throws {
    let text = "cpu  10 2 3 100 50 4 5 6 7 8\ncpu0 1 1 1 1 1 1 1 1\n"
    let times = try #require(SystemTimes(procStat: text, ticksPerSecond: 100))
    #expect(times.busy == 240e6)
    #expect(times.steal == 60e6)
    #expect(SystemTimes(procStat: "cpu 0 0 0 0 0 0 0 0", ticksPerSecond: 100) == nil)
    #expect(SystemTimes(procStat: "rubbish", ticksPerSecond: 100) == nil)
  }

  private func mark(at time: Double, busy: Double, own: Double) throws -> ForeignLoad.Mark {
    let system = try #require(
      SystemTimes(procStat: "cpu \(Int(busy / 1e7)) 0 0 1 0 0 0 0", ticksPerSecond: 100))
    return ForeignLoad.Mark(time: time, system: system, own: own)
  }

  @Test("foreign load is what is busy beside the own process")
  func foreignLoad() throws {
    let first = try mark(at: 0, busy: 0, own: 0)
    let load = ForeignLoad(from: first, to: try mark(at: 2e9, busy: 3e9, own: 2e9), tick: 1e7)
    #expect(load.cores == 0.5)
    #expect(load.exceeds(0.05))
    let own = ForeignLoad(from: first, to: try mark(at: 2e9, busy: 2e9, own: 2.01e9), tick: 1e7)
    #expect(own.cores == 0)
    #expect(!own.exceeds(0.05))
  }

  @Test("one tick in a short time is no load, for the system counts no finer")
  func shortTime() throws {
    let load = ForeignLoad(
      from: try mark(at: 0, busy: 0, own: 0), to: try mark(at: 2e7, busy: 1e7, own: 0), tick: 1e7)
    #expect(load.cores == 0.5)
    #expect(!load.exceeds(0.05))
  }

  @Test(
    "waiting for an idle machine ends when it is, or at the limit",
    arguments: [(3, true), (100, false)])
  func idleWait(busyLooks: Int, isIdle: Bool) throws {
    var looks = 0
    var busy = 0.0
    let wait = IdleWait.wait(
      limit: 5e9, look: 0.5e9,
      mark: { try? self.mark(at: Double(looks) * 0.5e9, busy: busy, own: 0) },
      sleep: { _ in
        looks += 1
        if looks <= busyLooks { busy += 0.5e9 }
      })
    #expect(wait.isIdle == isIdle)
    #expect(wait.waited == (isIdle ? 2e9 : 5e9))
    #expect(wait.foreign == (isIdle ? 0 : 1))
  }

  @Test("a system that does not tell counts as idle, with no figure")
  func noFigures() {
    let wait = IdleWait.wait(mark: { nil }, sleep: { _ in })
    #expect(wait == IdleWait.wait(mark: { nil }, sleep: { _ in }))
    #expect(wait.isIdle && wait.foreign == nil && wait.waited == 0)
  }

  @Test("what is left is measuring, by what was measured so far, and waiting, by its limit")
  func estimate() {
    var estimate = MeasuringEstimate(launch: 4e9, idleLimit: 5e9)
    #expect(
      estimate.rest(launches: 5).words
        == "about 20 s, and up to 25 s of waiting for an idle machine")
    #expect(
      estimate.rest(launches: 4, share: 1, isWaiting: true).brief
        == "20 s + up to 25 s waiting left")
    #expect(estimate.rest(launches: 4, share: 0.5).waiting == 20e9)
    estimate.add(1e9)
    estimate.add(2e9)
    #expect(estimate.rest(launches: 2, share: 0.5).measuring == 3.75e9)
    #expect(estimate.rest(launches: 0).brief == "0 s left")
    let never = MeasuringEstimate(launch: 61e9, idleLimit: 0)
    #expect(never.rest(launches: 1).words == "about 1 min 1 s")
  }

  @Test("the orders hold every entry once a block, and follow from the seed and the launch")
  func orders() {
    let orders = BlockOrders.orders(entries: 5, blocks: 8, launch: 1, seed: 7)
    #expect(orders.count == 8)
    #expect(orders.allSatisfy { $0.sorted() == [0, 1, 2, 3, 4] })
    #expect(orders == BlockOrders.orders(entries: 5, blocks: 8, launch: 1, seed: 7))
    #expect(orders != BlockOrders.orders(entries: 5, blocks: 8, launch: 2, seed: 7))
    #expect(orders != BlockOrders.orders(entries: 5, blocks: 8, launch: 1, seed: 8))
  }

  @Test("two entries follow Thue and Morse, across launches", arguments: [UInt64(1), 2, 3, 4])
  func thueMorse(seed: UInt64) {
    let all = (1...2).flatMap {
      BlockOrders.orders(entries: 2, blocks: 4, launch: $0, seed: seed)
    }
    let firsts = all.map { $0[0] }
    let sequence = [0, 1, 1, 0, 1, 0, 0, 1]
    #expect(firsts == sequence || firsts == sequence.map { 1 - $0 })
  }

  @Test("the machine is described from the system's own files")
  func machine() {
    #expect(
      Report.Machine.osName(release: "ID=x\nPRETTY_NAME=\"Some Linux 1\"\n") == "Some Linux 1")
    #expect(Report.Machine.cpuModel(cpuinfo: "a : b\nmodel name\t: A CPU\n") == "A CPU")
    let machine = Report.Machine.current()
    #expect(machine.cores >= 1 && machine.memory > 0)
    #expect(!machine.os.isEmpty && !machine.kernel.isEmpty && !machine.cpu.isEmpty)
  }

  @Test("a folder outside any repository has no commit")
  func noCommit() {
    #expect(Report.Commit.current(in: URL(fileURLWithPath: "/")) == nil)
  }

  @Test("a message survives its line")
  func messages() throws {
    let sample = Report.Sample(wall: 1.5, cpu: 2, switches: 3, contaminated: false, checked: true)
    for message: MeasuringMessage in [
      .ready(foreign: nil, waited: 2, isIdle: true), .warming(item: 3), .failed("no\nway"),
      .block(Report.Block(order: [0], samples: [sample])),
      .calibrated(batches: [1, 4], times: [0.5, 2e9]),
      .done(
        foreign: 0.5, isDisturbed: true, isRobbed: false, emptyCosts: [1, 2],
        memory: [.init(allocations: 3, peak: 1024)]),
    ] {
      let line = try message.line()
      #expect(line.filter { $0 == UInt8(ascii: "\n") }.count == 1)
      #expect(MeasuringMessage(line: line) == message)
    }
    #expect(MeasuringMessage(line: Data("{}".utf8)) == nil)
  }
}

@Suite("A worker process")
struct MeasuringProcessTests {
  private func run(_ script: String, silence: Duration = .seconds(60)) throws -> [String] {
    var lines: [String] = []
    try MeasuringProcess.run(URL(fileURLWithPath: "/bin/sh"), ["-c", script], silence: silence) {
      lines.append(String(decoding: $0, as: UTF8.self))
    }
    return lines
  }

  @Test("its lines come in order, whole, also if there are many")
  func lines() throws {
    let lines = try run("i=0; while [ $i -lt 20000 ]; do echo line $i; i=$((i+1)); done")
    #expect(lines == (0..<20000).map { "line \($0)" })
  }

  @Test("a crash, a bad status and silence are told apart")
  func failures() {
    #expect(throws: MeasuringProcess.Failure.crashed(signal: 9)) { try run("kill -9 $$") }
    #expect(throws: MeasuringProcess.Failure.failed(status: 3)) { try run("exit 3") }
    #expect(throws: MeasuringProcess.Failure.silent) {
      try run("exec sleep 600", silence: .milliseconds(20))
    }
  }

  @Test("it is killed when its reader gives up")
  func readerGivesUp() {
    struct Enough: Error, Equatable {}
    #expect(throws: Enough()) {
      try MeasuringProcess.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", "echo a; exec sleep 600"], silence: .seconds(60)
      ) { _ in throw Enough() }
    }
  }
}
