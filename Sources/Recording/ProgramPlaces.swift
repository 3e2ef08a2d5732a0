import Foundation
import SwiftToolchain
import Timeline
import Timing

/// The lines of calls in a program.
struct ProgramPlaces {
  let toolchain: Toolchain
  let executable: URL
  /// The paths of the files that belong to the program.
  let files: [String]

  /// The place of each address that lies in one of the program's files.
  ///
  /// The toolchain's symbolizer finds them; nothing is known of an address where it fails.
  func places(of addresses: Set<UInt64>) -> [UInt64: Timeline.Place] {
    let all = addresses.sorted()
    let paths = Dictionary(files.map { (Self.name(of: $0), $0) }) { first, _ in first }
    var places: [UInt64: Timeline.Place] = [:]
    // A command line has no room for any number of them.
    for start in stride(from: 0, to: all.count, by: 500) {
      let part = all[start..<min(all.count, start + 500)]
      let arguments =
        ["--obj=\(executable.path)", "--output-style=JSON", "--no-inlines"]
        + part.map { "0x" + String($0, radix: 16) }
      try? MeasuringProcess.run(
        URL(filePath: toolchain.symbolizer), arguments, silence: .seconds(60)
      ) { line in
        for answer in (try? JSONDecoder().decode([Answer].self, from: line)) ?? [] {
          guard let address = UInt64(answer.address.dropFirst(2), radix: 16),
            let place = answer.symbols?.first, place.line > 0,
            let file = paths[Self.name(of: place.fileName)]
          else { continue }
          places[address] = Timeline.Place(file: file, line: place.line)
        }
      }
    }
    return places
  }

  private static func name(of path: String) -> String { URL(filePath: path).lastPathComponent }

  private struct Answer: Decodable {
    struct Symbol: Decodable {
      let fileName: String
      let line: Int

      enum CodingKeys: String, CodingKey {
        case fileName = "FileName"
        case line = "Line"
      }
    }
    let address: String
    let symbols: [Symbol]?

    enum CodingKeys: String, CodingKey {
      case address = "Address"
      case symbols = "Symbol"
    }
  }
}
