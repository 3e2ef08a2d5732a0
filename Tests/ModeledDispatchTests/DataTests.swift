import Exploration
import ModeledDispatch
import Testing

@Suite("Data and channels")
struct DataTests {
  private func data(_ bytes: [UInt8]) -> DispatchData {
    bytes.withUnsafeBytes { DispatchData(bytes: $0) }
  }

  @Test("data has the regions that it was put together from, and its parts share them")
  func regions() {
    let summary = explore {
      var all = data([1, 2, 3])
      all.append(data([4, 5]))
      var text = ""
      all.subdata(in: 1..<9).enumerateBytes { bytes, index, _ in text += "\(index)\(Array(bytes)) "
      }
      let (region, offset) = all.region(location: 4)
      outcome("\(text)\(Array(region)) \(offset) \(Array(all[2..<4])) \(all.region(location: 5))")
    }
    #expect(summary.outputs.keys.first?.hasPrefix("0[2, 3] 2[4, 5] [4, 5] 3 [3, 4]") == true)
    #expect(summary.outputs.count == 1)
  }

  @Test("bytes in several regions are copied in a row, as many as there is room for")
  func copies() {
    let summary = explore {
      var all = data([1, 2, 3])
      all.append(data([4, 5]))
      let sum = all.withUnsafeBytes { (bytes: UnsafePointer<UInt8>) in bytes[2] + bytes[3] }
      var room = [UInt8](repeating: 0, count: 4)
      let copied = room.withUnsafeMutableBufferPointer { all.copyBytes(to: $0, from: 2..<5) }
      let most = room.withUnsafeMutableBufferPointer { all.copyBytes(to: $0) }
      outcome("\(sum) \(copied) \(most) \(room) \(Array(all))")
    }
    #expect(summary.outputs == ["7 3 4 [1, 2, 3, 4] [1, 2, 3, 4, 5]\n": 1])
  }

  @Test(
    "there is nothing outside of the bytes",
    arguments: ["index", "negative", "pointer", "copy", "room"])
  func outside(what: String) {
    let summary = explore {
      let bytes = data([1, 2, 3])
      switch what {
      case "index": _ = bytes[3]
      case "negative": _ = bytes[-1]
      case "pointer": DispatchData.empty.withUnsafeBytes { (_: UnsafePointer<UInt8>) in }
      case "copy":
        var room = [UInt8](repeating: 0, count: 4)
        _ = room.withUnsafeMutableBufferPointer { bytes.copyBytes(to: $0, from: 3..<4) }
      default:
        var room = [UInt8](repeating: 0, count: 1)
        room.withUnsafeMutableBytes { bytes.copyBytes(to: $0, from: 0..<2) }
      }
    }
    #expect(summary.failures == [.failedCheck: 1])
  }

  @Test("lent bytes are given back on their queue, once nobody has them")
  func deallocator() {
    let summary = explore {
      let queue = DispatchQueue(label: "q")
      let log = Log()
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 1)
      nonisolated(unsafe) var lent: DispatchData? = DispatchData(
        bytesNoCopy: UnsafeRawBufferPointer(bytes),
        deallocator: .custom(queue) {
          dispatchPrecondition(condition: .onQueue(queue))
          bytes.deallocate()
          log.add("back")
        })
      var part = lent?.subdata(in: 0..<2)
      lent = nil
      queue.sync { log.add("kept \(part?.count ?? 0) ") }
      part = nil
      queue.sync {}
      outcome(log.text)
    }
    #expect(summary.outputs == ["kept 2 back\n": 1])
    #expect(summary.failures.isEmpty)
  }

  @Test(
    "a channel is refused by name",
    arguments: zip(
      ["read", "write", "descriptor", "path"],
      [
        "read(fromFileDescriptor:)", "write(toFileDescriptor:)", "init(fileDescriptor:)",
        "init(path:)",
      ]))
  func channel(what: String, name: String) {
    let summary = explore {
      switch what {
      case "read":
        DispatchIO.read(fromFileDescriptor: 0, maxLength: 1, runningHandlerOn: .main) { _, _ in }
      case "write":
        DispatchIO.write(toFileDescriptor: 1, data: .empty, runningHandlerOn: .main) { _, _ in }
      case "descriptor":
        _ = DispatchIO(type: .stream, fileDescriptor: 0, queue: .main) { _ in }
      default:
        _ = DispatchIO(type: .random, path: "/", oflag: 0, mode: 0, queue: .main) { _ in }
      }
    }
    #expect(summary.failures == [.unsupported: 1])
    #expect(summary.mistakes[.unsupported] == .unsupported(.dispatchIO(name)))
  }
}
