import Foundation
import Timing

/// One launch: a process that measures some blocks and tells them line by line.
struct BenchWorker {
  /// The first argument of a worker; the plan follows.
  static let option = "--launch-worker"

  private let plan: MeasuringPlan?
  private let channel: FileHandle

  init(plan: String) {
    self.plan = try? JSONDecoder().decode(MeasuringPlan.self, from: Data(plan.utf8))
    // What measured code prints must not be taken for a measurement.
    channel = FileHandle(fileDescriptor: dup(1), closeOnDealloc: false)
    if let nothing = FileHandle(forWritingAtPath: "/dev/null") { dup2(nothing.fileDescriptor, 1) }
  }

  /// Measures everything; a failure is told as a message.
  func run() {
    do {
      guard let plan else { throw BenchError("a worker was started without a plan") }
      if let own = plan.own, own.batches.isEmpty {
        try calibrate(plan, own)
      } else {
        try measure(plan)
      }
    } catch {
      try? tell(.failed("\(error)"))
    }
  }

  /// Finds out how often each function has to be called in a row.
  private func calibrate(_ plan: MeasuringPlan, _ own: MeasuringPlan.Own) throws {
    let library = try OwnItem.Library(own.library)
    var found: [(batch: Int, time: Double)] = []
    for (number, item) in plan.items.enumerated() {
      try tell(.warming(item: number))
      let function = try OwnItem(
        number, named: item.name, batch: 1, in: library, clockCost: plan.clockCost)
      found.append(try function.calibrate())
    }
    try tell(.calibrated(batches: found.map(\.batch), times: found.map(\.time)))
  }

  private func items(of plan: MeasuringPlan) throws -> [any MeasuredItem] {
    guard let own = plan.own else { return try plan.items.map { try PatternItem($0, in: plan) } }
    let library = try OwnItem.Library(own.library)
    guard own.batches.count == plan.items.count else {
      throw BenchError("a worker was started with a plan that contradicts itself")
    }
    return try plan.items.indices.map {
      try OwnItem(
        $0, named: plan.items[$0].name, batch: own.batches[$0], in: library,
        clockCost: plan.clockCost)
    }
  }

  private func measure(_ plan: MeasuringPlan) throws {
    let items = try items(of: plan)
    let idle = IdleWait.wait(limit: plan.idleLimit)
    try tell(.ready(foreign: idle.foreign, waited: idle.waited, isIdle: idle.isIdle))

    let before = ForeignLoad.Mark.now()
    for (index, item) in items.enumerated() {
      try tell(.warming(item: index))
      for _ in 0..<plan.warmUp { try item.warmUp() }
    }
    let orders = BlockOrders.orders(
      entries: items.count, blocks: plan.blocks, launch: plan.launch, seed: plan.seed)
    for order in orders {
      var samples: [Int: Report.Sample] = [:]
      for index in order { samples[index] = try items[index].sample() }
      let ordered = items.indices.compactMap { samples[$0] }
      try tell(.block(Report.Block(order: order, samples: ordered)))
    }
    let load = before.flatMap { before in
      ForeignLoad.Mark.now().map { ForeignLoad(from: before, to: $0) }
    }
    let emptyCosts = try items.map { try $0.emptyCost() }
    // Counting makes everything slower from here on, so nothing is timed any more.
    let usages = try MemoryUsage.measure(
      items.map { item in (item.batch, { try item.warmUp() }) })
    try tell(
      .done(
        foreign: load?.cores, isDisturbed: load?.exceeds(ForeignLoad.disturbing) ?? false,
        isRobbed: load?.isRobbed(above: ForeignLoad.disturbing) ?? false, emptyCosts: emptyCosts,
        memory: usages))
  }

  private func tell(_ message: MeasuringMessage) throws {
    try channel.write(contentsOf: message.line())
  }
}

/// A measurement that could not be made, in one sentence and perhaps lines of a tool.
struct BenchError: Error, CustomStringConvertible {
  let description: String
  let lines: [String]

  init(_ description: String, _ lines: [String] = []) {
    self.description = description
    self.lines = lines
  }
}
