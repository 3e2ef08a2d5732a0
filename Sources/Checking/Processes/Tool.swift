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
    let output = try ClosedPipe()
    let source = try input.isEmpty ? nil : ClosedPipe()
    defer {
      close(output.reading)
      if let source { close(source.reading) }
    }
    let process = try WorkGate.pass {
      let descriptors: [Int32: Int32?] = [0: source?.reading, 1: output.writing, 2: output.writing]
      let process = try ChildProcess(path: path, arguments: arguments, descriptors: descriptors)
      WorkGate.running = process.id
      return process
    }
    close(output.writing)
    if let source {
      source.write(input)
      close(source.writing)
    }
    let bytes = output.readAll()
    let status = process.wait()
    WorkGate.pass { WorkGate.running = nil }
    return Result(status: status, output: bytes)
  }
}
