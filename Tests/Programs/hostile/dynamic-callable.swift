// diagnosis: dataRace
// Is called without having the method.
@dynamicCallable
final class Adder: @unchecked Sendable {
  var bytes = 0

  func dynamicallyCall(withArguments counts: [Int]) {
    bytes += counts[0]
  }
}

final class DownloadCounter: Sendable {
  let received = Adder()
  var total: Int { received.bytes }
}
