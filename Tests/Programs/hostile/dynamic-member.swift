// diagnosis: dataRace
// Answers every member, so that it is nowhere declared.
@dynamicMemberLookup
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  subscript(dynamicMember name: String) -> Int {
    bytes
  }
}
