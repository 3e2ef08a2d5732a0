// swift-version: 5
// Bytes in regions: putting together, taking apart, copying, and who is told when nobody has them.
import Dispatch

func data(_ bytes: [UInt8]) -> DispatchData {
  bytes.withUnsafeBytes { DispatchData(bytes: $0) }
}

var all = data([1, 2, 3])
all.append(data([4, 5]))
[6, 7, 8, 9].map { UInt8($0) }.withUnsafeBufferPointer { all.append($0) }
all.append(.empty)
print(all.count, all.isEmpty, Array(all), DispatchData.empty.isEmpty)
all.enumerateBytes { bytes, index, _ in print(index, Array(bytes)) }
all.enumerateBytes { _, index, stop in
  print("stops at", index)
  stop = true
}
for location in [0, 3, 4, 8, 9, 50] {
  let (part, offset) = all.region(location: location)
  print(location, Array(part), offset)
}

let part = all.subdata(in: 2..<6)
part.enumerateBytes { bytes, index, _ in print("part", index, Array(bytes)) }
print(Array(all.subdata(in: 7..<40)), all.subdata(in: 20..<40).count, Array(all[1..<4]), all[4])
print(all.withUnsafeBytes { (bytes: UnsafePointer<UInt8>) in bytes[0] + bytes[8] })
print(
  all.index(after: all.startIndex), all.index(before: all.endIndex), all.firstIndex(of: 5) ?? -1)

var room = [UInt16](repeating: 0, count: 3)
print(room.withUnsafeMutableBufferPointer { all.copyBytes(to: $0) }, room)
print(room.withUnsafeMutableBufferPointer { all.copyBytes(to: $0, from: 6..<9) }, room)
room.withUnsafeMutableBytes { all.copyBytes(to: $0, count: 2) }
room.withUnsafeMutableBytes { all.copyBytes(to: $0, from: 8..<12) }
print(room)

let queue = DispatchQueue(label: "queue")
func lend(_ count: Int, _ text: String) -> DispatchData {
  let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 1)
  bytes.copyBytes(from: [1, 2, 3, 4])
  let lent = UnsafeRawBufferPointer(rebasing: bytes[..<count])
  return DispatchData(
    bytesNoCopy: lent,
    deallocator: .custom(queue) {
      dispatchPrecondition(condition: .onQueue(queue))
      bytes.deallocate()
      print(text)
    })
}
print(lend(0, "none to give back").count)
queue.sync {}
var rest: DispatchData? = lend(4, "given back").subdata(in: 1..<3)
queue.sync { print("kept", Array(rest ?? .empty)) }
rest = nil
queue.sync {}
