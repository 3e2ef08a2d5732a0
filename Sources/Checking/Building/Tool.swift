import Foundation

/// Runs a program to its end and gives back what it said.
struct Tool {
  let path: String

  struct Result {
    var status: Int32
    var output: [UInt8]
  }

  /// - Parameters:
  ///   - arguments: Without the program's own name.
  ///   - input: For its standard input.
  /// - Returns: Its status, and its standard output and error together.
  /// - Throws: An error of the system when it cannot be started.
  func run(_ arguments: [String], input: [UInt8] = []) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    let source = Pipe()
    process.standardInput = input.isEmpty ? FileHandle.nullDevice : source
    try WorkGate.pass {
      try process.run()
      WorkGate.running = process.processIdentifier
    }
    if !input.isEmpty {
      source.fileHandleForWriting.write(Data(input))
      try? source.fileHandleForWriting.close()
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    WorkGate.pass { WorkGate.running = nil }
    return Result(status: process.terminationStatus, output: Array(bytes))
  }
}
