// What Foundation adds to the data of Dispatch.
import Foundation

func bytes(of data: some DataProtocol) -> [UInt8] { data.regions.flatMap { Array($0) } }

var data = Data([1, 2]).withUnsafeBytes { DispatchData(bytes: $0) }
Data([3, 4, 5]).withUnsafeBytes { data.append($0) }
print(data.regions.map { $0.startIndex }, data.regions.map { $0.endIndex })
print(bytes(of: data), data.regions[1][3], data.regions[1].withUnsafeBytes { Array($0) })
print(Data(data) == Data([1, 2, 3, 4, 5]), data.regions[1].regions.count)
print(data.lastRange(of: Data([3, 4])) ?? 0..<0)
