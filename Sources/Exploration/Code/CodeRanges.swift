/// Stretches of the explored object's code, such as what the compiler added to it.
package struct CodeRanges: Sendable {
  private var starts: [UInt] = []
  private var ends: [UInt] = []

  /// - Parameter ranges: Offsets into the object, in any order, that do not overlap.
  package init(_ ranges: [Range<UInt>] = []) {
    let sorted = ranges.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    starts = sorted.map(\.lowerBound)
    ends = sorted.map(\.upperBound)
  }

  /// Whether a place lies in one of the ranges: a return address, which stands behind its call.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of ranges.
  package func contains(_ place: CodePlace) -> Bool {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < place.offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && place.offset <= ends[low - 1]
  }
}
