import Foundation
import ModeledDispatch

extension ModeledDispatch.DispatchData: DataProtocol {
  /// Its bytes as far as they stand in a row.
  public var regions: [Region] {
    var found: [Region] = []
    var start = 0
    while start < count {
      let bytes = region(location: start).data
      found.append(Region(bytes: bytes, startIndex: start))
      start += bytes.count
    }
    return found
  }

  /// Bytes of data that stand in a row.
  public struct Region: DataProtocol, ContiguousBytes {
    fileprivate let bytes: ModeledDispatch.DispatchData

    /// Itself.
    public var regions: CollectionOfOne<Region> { CollectionOfOne(self) }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<ResultType>(
      _ body: (UnsafeRawBufferPointer) throws -> ResultType
    ) rethrows -> ResultType {
      try bytes.withUnsafeBytes { (start: UnsafePointer<UInt8>) in
        try body(UnsafeRawBufferPointer(start: start, count: bytes.count))
      }
    }

    /// Where they begin, counted in the whole data.
    public let startIndex: Int
    /// Where they end, counted likewise.
    public var endIndex: Int { startIndex + bytes.count }
    /// A byte.
    public subscript(position: Int) -> UInt8 { bytes[position - startIndex] }
  }
}
