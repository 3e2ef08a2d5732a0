import CommandSupport
import Testing

/// Submissions that nobody adapted to the checks: right ones pass, and wrong ones get their diagnosis.
@Suite struct FreshSubmissionsTests {
  @Test(.timeLimit(.minutes(15)), arguments: FreshSubmissions.exercises)
  func areJudgedAsTheirAuthorsDid(_ exercise: String) async throws {
    let fresh = try FreshSubmissions(exercise)
    let kinds = Set(fresh.submissions.map { $0.name.prefix(6) })
    #expect(kinds == ["right-", "wrong-"], "each folder has both, and nothing else")
    let verdicts = try await aside { try fresh.verdicts() }
    for one in fresh.submissions {
      let expected = one.expected ?? "passes"
      #expect(verdicts[one.name] == expected, "\(exercise)/\(one.name)")
    }
  }
}
