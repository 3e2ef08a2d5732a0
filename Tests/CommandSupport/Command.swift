import Dispatch
import Foundation

/// An executable of the package, run to its end.
package struct Command: Sendable {
  /// What it wrote to standard output.
  package let output: String
  /// What it wrote to standard error.
  package let error: String
  /// Its exit status, or the number of the signal that ended it.
  package let status: Int32

  /// Runs a product that was built beside the tests.
  ///
  /// Both pipes are read while the process runs, so that no amount of output can stop it.
  ///
  /// - Parameters:
  ///   - name: The executable's name, such as `demo`; the whole path of one that is not a product.
  ///   - arguments: Its arguments.
  ///   - environment: What to set beside the environment of the tests.
  ///   - folder: Where it runs; `nil` for where the tests do.
  ///   - input: What it can read, no more than a pipe takes at once; nothing without it.
  /// - Throws: What Foundation throws if the process cannot be started.
  package static func run(
    _ name: String, _ arguments: [String], environment: [String: String] = [:],
    in folder: URL? = nil, input: String? = nil
  ) throws -> Command {
    let process = Process()
    process.executableURL =
      name.hasPrefix("/") ? URL(fileURLWithPath: name) : products.appendingPathComponent(name)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    if let input {
      let pipe = Pipe()
      process.standardInput = pipe
      try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try pipe.fileHandleForWriting.close()
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let errors = Drained(error)
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.wait()
    process.waitUntilExit()
    return Command(
      output: String(decoding: text, as: UTF8.self),
      error: String(decoding: complaints, as: UTF8.self), status: process.terminationStatus)
  }

  /// The folder of the built products, which is where the test bundle is.
  package static var products: URL {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return Bundle.main.bundleURL
  }
}

/// Reads a pipe to its end on a thread of its own.
private final class Drained: @unchecked Sendable {
  // Safe: written once by the thread, read after the semaphore says that it is done.
  private var data = Data()
  private let done = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    Thread.detachNewThread { [self] in
      data = pipe.fileHandleForReading.readDataToEndOfFile()
      done.signal()
    }
  }

  func wait() -> Data {
    done.wait()
    return data
  }
}
