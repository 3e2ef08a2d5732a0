/// One concurrency pattern: what it is called, what it shows, and the code that shows it.
package struct Pattern: Sendable {
  /// The chapters of the catalogue.
  package enum Chapter: String, Sendable, CaseIterable {
    /// Queues of Dispatch.
    case queues = "Dispatch queues"
    /// Knowing when several tasks are done.
    case waiting = "Waiting for all, limiting how many"
    /// Threads, locks and what runs once.
    case threads = "Threads and locks"
    /// Foundation's operations.
    case operations = "Operations"
    /// Swift's own concurrency.
    case swiftConcurrency = "async/await"
    /// Patterns put together in an application.
    case applications = "In an application"

    /// The folder of the package that has the chapter's lessons.
    package var folder: String {
      switch self {
      case .queues: "Sources/Patterns/Queues"
      case .waiting: "Sources/Patterns/Waiting"
      case .threads: "Sources/Patterns/Threads"
      case .operations: "Sources/Patterns/Operations"
      case .swiftConcurrency: "Sources/Patterns/SwiftConcurrency"
      case .applications: "Sources/Patterns/Applications"
      }
    }
  }

  /// The code of a part, as the main thread starts it.
  package enum Body: Sendable {
    /// Ordinary code that may block, run on the main thread, never inside a task.
    case blocking(@Sendable (Stage) throws -> Void)
    /// `async` code, run in a task while the main thread serves its run loop.
    case asynchronous(@Sendable (Stage) async throws -> Void)
  }

  /// What a part does wrong on purpose.
  package enum Mistake: String, Sendable, Codable {
    /// It takes longer than it has to.
    case ofTime = "time"
    /// It takes more memory or more threads than it has to.
    case ofResources = "resources"
    /// What comes out is wrong, or can be.
    case ofResult = "result"
    /// It breaks a rule, and the runtime says so; most often it ends the process for it.
    case ofRule = "rule"
  }

  /// One way of doing the pattern's work; a part is run, drawn and timed on its own.
  package struct Part: Sendable {
    /// A few words, such as "a serial queue"; empty if the pattern has one part only.
    package let title: String
    /// The code.
    package let body: Body
    /// Whether the part does each of the stage's chores exactly once, so that its time may be
    /// compared with that of other such parts.
    package let isComparable: Bool
    /// What it does wrong; its title says so, too.
    package let mistake: Mistake?
    /// The number of the part, from 1, that does the same without the mistake; `nil` if none does.
    package let repair: Int?
    /// The line of its entry, in the pattern's ``Pattern/file``.
    package let line: Int

    private init(
      _ title: String, _ body: Body, isComparable: Bool, mistake: Mistake?, repair: Int?, line: Int
    ) {
      self.title = mistake == nil ? title : "\(title): a mistake"
      self.body = body
      self.isComparable = isComparable
      self.mistake = mistake
      self.repair = repair
      self.line = line
    }

    /// A part of ordinary code that may block.
    package static func blocking(
      _ title: String = "", comparable: Bool = false, mistake: Mistake? = nil, repair: Int? = nil,
      line: Int = #line, _ body: @escaping @Sendable (Stage) throws -> Void
    ) -> Part {
      Part(
        title, .blocking(body), isComparable: comparable, mistake: mistake, repair: repair,
        line: line)
    }

    /// A part of `async` code.
    package static func asynchronous(
      _ title: String = "", comparable: Bool = false, mistake: Mistake? = nil, repair: Int? = nil,
      line: Int = #line, _ body: @escaping @Sendable (Stage) async throws -> Void
    ) -> Part {
      Part(
        title, .asynchronous(body), isComparable: comparable, mistake: mistake, repair: repair,
        line: line)
    }
  }

  /// The name as it is typed: small letters and hyphens.
  package let name: String
  /// The chapter of the catalogue.
  package let chapter: Chapter
  /// One line without a full stop: what the pattern shows.
  package let summary: String
  /// What to look for while it runs, in a few sentences.
  ///
  /// What stands between backquotes is on the drawing or beside it: a lane, a bar, a line, a figure.
  package let lookFor: String
  /// Why it came out so, in a sentence or two.
  package let why: String
  /// The names of the patterns to compare it with.
  package let compareWith: [String]
  /// Whether the work computes rather than waits, unless the user asks for something else.
  package let computes: Bool
  /// The ways of doing the work, in order.
  package let parts: [Part]
  /// The path of the lesson's code in the package: the file that has its entry.
  package let file: String

  /// Makes an entry of the catalogue, in the lesson's own file.
  package init(
    _ name: String, chapter: Chapter, summary: String, lookFor: String, why: String,
    compareWith: [String], computes: Bool = false, parts: [Part], fileID: String = #fileID
  ) {
    self.name = name
    self.chapter = chapter
    self.summary = summary
    self.lookFor = lookFor
    self.why = why
    self.compareWith = compareWith
    self.computes = computes
    self.parts = parts
    // A file's identity has the module and the file's name, and no folder.
    file = chapter.folder + fileID.drop { $0 != "/" }
  }
}
