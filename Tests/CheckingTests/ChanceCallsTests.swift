import Testing

@testable import Checking

@Suite("Calls whose result may be another one in each execution")
struct ChanceCallsTests {
  @Test("are named as a program writes them, each once")
  func names() {
    let symbols = [
      "$s20FoundationEssentials4UUIDVACycfC", "$sSO16debugDescriptionSSvg", "$sSOyABSOcfC",
      "malloc",
      "$sSS1poiyS2S_SStFZ", "arc4random", "$ss28SystemRandomNumberGeneratorVMn",
    ]
    #expect(
      ChanceCalls.all(in: symbols.map(demangled))
        == ["ObjectIdentifier", "SystemRandomNumberGenerator", "UUID()", "arc4random()"])
  }

  @Test("are none of those that every program makes")
  func none() {
    let symbols = ["$ss5print_9separator10terminatoryypd_S2StF", "swift_retain", "$sSiN", "memcpy"]
    #expect(ChanceCalls.all(in: symbols.map(demangled)).isEmpty)
  }
}
