import CRecorder
import Foundation
import SwiftToolchain
import Terminal
import Timing

/// A person's program: compiled with the recorder in it, and run for real.
package struct RecordedProgram {
  /// Why there is nothing to draw, in one sentence.
  package struct Failure: Error, CustomStringConvertible {
    /// The sentence.
    package let description: String
  }

  /// A program that the compiler or the linker refuses; they have said why.
  package struct Refused: Error {}

  private let files: [String]
  private let folder: URL
  private let toolchain: Toolchain
  private var executable: URL { folder.appending(path: name) }
  private let name: String

  /// Compiles files.
  ///
  /// What the compiler says goes to standard error, as it is.
  ///
  /// - Parameters:
  ///   - files: The paths of the files.
  ///   - swiftVersion: The language mode.
  ///   - products: The folder in which the build left the recorder.
  ///   - folder: Where everything is put that is made.
  /// - Throws: ``Refused``, or ``Failure``.
  package init(
    compiling files: [String], swiftVersion: Int, products: URL, in folder: URL
  ) throws {
    guard let toolchain = Toolchain() else {
      throw Failure(description: "there is no Swift compiler: swiftc is not in PATH")
    }
    guard crecorder_functions()[0] != nil else {
      throw Failure(description: "a file can be drawn on Linux only")
    }
    self.files = files
    self.folder = folder
    self.toolchain = toolchain
    let first = URL(filePath: files[0]).deletingPathExtension().lastPathComponent
    name = first.isEmpty ? "program" : first
    let arguments =
      [
        "-swift-version", "\(swiftVersion)", "-g", "-wmo", "-no-emit-module-separately-wmo", "-o",
        executable.path,
      ]
      + (try Self.isLibrary(files) ? ["-parse-as-library"] : []) + files
      + (try Self.recorder(in: products))
    do {
      try MeasuringProcess.run(
        URL(filePath: toolchain.driver), arguments, silence: .seconds(600)
      ) { Console.note(String(decoding: $0, as: UTF8.self)) }
    } catch MeasuringProcess.Failure.failed {
      throw Refused()
    } catch is MeasuringProcess.Failure {
      throw Failure(description: "the compiler could not be run to its end")
    }
  }

  /// Runs it, and reads what was recorded.
  ///
  /// - Parameters:
  ///   - arguments: What it is given.
  ///   - limit: When it is stopped.
  ///   - toStandardError: Whether its output goes there, since standard output is for something else.
  /// - Returns: How it ended, and what it did; `nil` for that if it ended before anything was recorded.
  /// - Throws: ``Failure``.
  package func run(
    _ arguments: [String], limit: Duration, toStandardError: Bool
  ) throws -> (end: ProgramEnd, run: RecordedRun?) {
    let file = folder.appending(path: ".events").path
    let descriptor = open(file, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    // Only what is written to takes room on the disk.
    guard descriptor >= 0, ftruncate(descriptor, off_t(Recording.size(events: Self.most))) == 0
    else {
      throw Failure(
        description:
          "nothing can be recorded in \(folder.path): \(String(cString: strerror(errno)))")
    }
    let started = try StartedProgram(
      executable.path, arguments, variable: "\(CRECORDER_FILE)=\(file)",
      toStandardError: toStandardError)
    let end = started.wait(limit: limit)
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let bytes = try Data(contentsOf: URL(filePath: file), options: .alwaysMapped)
    let recording = bytes.withUnsafeBytes {
      Recording($0, until: Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec))
    }
    guard let recording else { return (end, nil) }
    let places = ProgramPlaces(
      toolchain: toolchain, executable: executable, files: files)
    var reader = RunReader(
      recording, places: places.places(of: Set(recording.events.flatMap(\.places))), program: name)
    return (end, reader.run())
  }

  /// How many events are recorded.
  private static let most = 200_000

  /// What makes the linker call the recorder instead of what it records.
  private static func recorder(in products: URL) throws -> [String] {
    let folder = products.appending(path: "CRecorder.build")
    // Not what else is there: a build does not remove objects of files that are gone.
    let objects = ["functions", "queues", "store", "tasks", "threads", "waits"].map {
      folder.appending(path: "\($0).c.o").path
    }
    guard objects.allSatisfy({ access($0, R_OK) == 0 }) else {
      throw Failure(
        description:
          "the recorder is not in \(folder.path), where the build leaves it; build again "
          + "with 'swift build'")
    }
    var arguments = objects
    var next = crecorder_functions()
    while let function = next?.pointee {
      let name = String(cString: function)
      arguments += ["-Xlinker", "--defsym=\(name)=\(CRECORDER_PREFIX)\(name)"]
      next = next?.advanced(by: 1)
    }
    return arguments + ["-ldispatch", "-lBlocksRuntime", "-lswift_Concurrency"]
  }

  /// Whether a single file begins with a type that is marked, so that it has no code at the top level.
  private static func isLibrary(_ files: [String]) throws -> Bool {
    guard files.count == 1 else { return false }
    let text: String
    do { text = try String(contentsOfFile: files[0], encoding: .utf8) } catch {
      throw Failure(description: "cannot read \(files[0])")
    }
    return text.split(separator: "\n").contains { line in
      let words = line.split { $0 == " " || $0 == "\t" }
      return words.first == "@main"
    }
  }
}
