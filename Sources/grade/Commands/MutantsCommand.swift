import Checking
import Course
import Foundation
import Terminal

/// `grade verify --mutants`: whether each check rejects what a small change makes wrong.
struct MutantsCommand {
  private let session: Session
  private let exercises: [Exercise]

  /// - Throws: `UsageError` if none of the exercises has solutions that can be changed.
  init(_ session: Session, _ exercises: [Exercise]) throws(UsageError) {
    self.session = session
    self.exercises = exercises.filter { $0.kind == .repair }
    if let other = exercises.first, self.exercises.isEmpty {
      throw UsageError("\(other.name) has no mutants: its solutions are answers, not Swift")
    }
  }

  func run() throws -> ExitStatus {
    let json = try session.options.json
    let table = try table
    let text = MutantText(style: session.style)
    var summaries: [MutantSummary] = []
    var isSound = true
    // One exercise after the other: what was graded is told, and kept, when the user interrupts the rest.
    for exercise in exercises {
      let verification = try MutantVerification(exercise)
      let grades = try grade(verification.mutants.map(\.mutant), of: exercise)
      let (summary, faults) = verification.judge(grades)
      summaries.append(summary)
      if json == nil { for line in text.lines(summary) { Console.print(line) } }
      if let out = session.options.arguments.string("--out") {
        try writeSurvivors(zip(verification.mutants, grades), of: exercise, to: URL(filePath: out))
      }
      for fault in faults {
        isSound = false
        Console.complain("\(exercise.name): \(MutantText.sentence(fault))", as: "grade")
      }
    }
    if session.options.names.isEmpty,
      let fault = MutantVerification.faultOfCourse(summaries)
    {
      isSound = false
      Console.complain(MutantText.sentence(fault), as: "grade")
    }
    if let json { try json.write(try CanonicalJSON.text(summaries)) }
    if let table { try write(summaries, to: table) }
    if json == nil { Console.print(text.total(summaries)) }
    return isSound ? .success : .failure
  }

  /// Where the table of the whole course goes, if it is asked for.
  private var table: OutputFile? {
    get throws {
      guard let path = session.options.arguments.string("--table") else { return nil }
      let file = OutputFile(path)
      try file.check()
      return file
    }
  }

  /// Writes the table, whole or not at all; exercises that were not graded now keep their rows.
  private func write(_ summaries: [MutantSummary], to file: OutputFile) throws {
    guard let toolchain = Toolchain() else { throw MissingToolchain() }
    let old =
      session.options.names.isEmpty ? nil : try? String(contentsOfFile: file.path, encoding: .utf8)
    let table = try VerifiedTable(
      session.course, summaries, keeping: VerifiedTable.rows(of: old ?? ""))
    try file.write(table.markdown(toolchain: try toolchain.version(), session.commands))
  }

  /// Writes the mutants that pass as files, which can be looked at and graded.
  private func writeSurvivors(
    _ graded: some Sequence<((solution: String, mutant: Mutant), MutantGrade)>,
    of exercise: Exercise, to folder: URL
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, ((solution, mutant), grade)) in graded.enumerated() where grade.answer == .passed {
      let name =
        "\(exercise.name)-\(solution)-\(mutant.line)-\(mutant.operation.rawValue)-\(number)"
      try OutputFile(folder.appending(path: name + ".swift").path).write(mutant.text)
    }
  }

  /// Grades mutants as submissions, except those whose result is known.
  private func grade(_ mutants: [Mutant], of exercise: Exercise) throws -> [MutantGrade] {
    let cache = MutantCache(executable: try session.executable)
    cache.removeMany()
    var grades = mutants.map { cache.grade(of: $0, exercise) }
    let missing = grades.indices.filter { grades[$0] == nil }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "interleave-mutants-\(UUID().uuidString)")
    Interruption.cleanUp = { try? FileManager.default.removeItem(at: folder) }
    defer { try? FileManager.default.removeItem(at: folder) }
    let jobs = try missing.map { number in
      let home = folder.appending(path: "\(number)")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      let file = home.appending(path: exercise.fileName)
      try Data(mutants[number].text.utf8).write(to: file)
      return GradingPool.Job(
        learner: nil, exercise: exercise, file: file, untilFirstMistake: true)
    }
    let reports = try PoolRun(session).grade(jobs) { number, report in
      cache.keep(MutantGrade(report), of: mutants[missing[number]], exercise)
    }
    for (number, report) in zip(missing, reports) { grades[number] = MutantGrade(report) }
    return grades.compactMap(\.self)
  }
}
