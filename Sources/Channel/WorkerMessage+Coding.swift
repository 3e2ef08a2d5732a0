import Exploration

/// As a list of its case's name and what it holds; see ``CodedCase``.
extension WorkerMessage: Codable {
  private enum Name: String {
    case progress, sighted, noticed, found, replayed, stepped, hinted, recounted, branched, noTree
    case departed, handedOver, finished
  }

  /// Writes the list.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .progress(let phase, let executions, let seconds):
      try encoder.encode(Name.progress, phase, executions, seconds)
    case .sighted(let race): try encoder.encode(Name.sighted, race)
    case .noticed(let kind): try encoder.encode(Name.noticed, kind)
    case .found(let failure): try encoder.encode(Name.found, failure)
    case .replayed(let execution, let wrong): try encoder.encode(Name.replayed, execution, wrong)
    case .stepped(let execution): try encoder.encode(Name.stepped, execution)
    case .hinted(let hint): try encoder.encode(Name.hinted, hint)
    case .recounted(let schedule, let execution, let wrong):
      try encoder.encode(Name.recounted, schedule, execution, wrong)
    case .branched(let execution): try encoder.encode(Name.branched, execution)
    case .noTree(let obstacle): try encoder.encode(Name.noTree, obstacle)
    case .departed: try encoder.encode(Name.departed)
    case .handedOver(let search): try encoder.encode(Name.handedOver, search)
    case .finished(let summary): try encoder.encode(Name.finished, summary)
    }
  }

  /// Reads the list.
  ///
  /// - Throws: `DecodingError` for anything else.
  package init(from decoder: any Decoder) throws {
    var it = try CodedCase(from: decoder)
    let name: Name = try it.name()
    self =
      switch name {
      case .progress:
        .progress(phase: try it.next(), executions: try it.next(), seconds: try it.next())
      case .sighted: .sighted(try it.next())
      case .noticed: .noticed(try it.next())
      case .found: .found(try it.next())
      case .replayed: .replayed(try it.next(), wrong: try it.next())
      case .stepped: .stepped(try it.next())
      case .hinted: .hinted(try it.next())
      case .recounted:
        .recounted(schedule: try it.next(), try it.next(), wrong: try it.next())
      case .branched: .branched(try it.next())
      case .noTree: .noTree(try it.next())
      case .departed: .departed
      case .handedOver: .handedOver(try it.next())
      case .finished: .finished(try it.next())
      }
  }
}
