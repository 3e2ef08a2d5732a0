import CommandSupport
import Testing

/// Submissions that nobody adapted to the checks: right ones pass, and wrong ones get their diagnosis.
@Suite struct FreshSubmissionsTests {
  @Test(.timeLimit(.minutes(60)), arguments: FreshSubmissions.exercises)
  func areJudgedAsTheirAuthorsDid(_ exercise: String) async throws {
    let fresh = try FreshSubmissions(exercise)
    #expect(fresh.names == ["right-", "wrong-"], "each folder has both, and nothing else")
    #expect(fresh.unlabelled.isEmpty, "the first line of a wrong one says what it must get")
    let verdicts = try await aside { try fresh.verdicts() }
    for one in fresh.submissions {
      let expected = one.expected ?? "passes"
      #expect(verdicts[one.name] == expected, "\(exercise)/\(one.name)")
    }
  }
}
