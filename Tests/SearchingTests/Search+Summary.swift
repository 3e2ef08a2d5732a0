import Channel
@testable import Exploration
@testable import Searching

extension Search {
  /// What a search of a program comes to.
  static func summary(
    with settings: SearchSettings = SearchSettings(), in steps: [SearchPlan.Step]? = nil,
    _ program: @escaping () -> Void
  ) throws -> SearchSummary {
    try OneEngine.whileItIsOurs {
      // What one program has shown is nothing that the next one is to show.
      defer {
        Engine.shared.racyPlaces = []
        Engine.shared.memory.forgetRaces()
      }
      var summary = SearchSummary()
      let plan = steps.map { SearchPlan(steps: $0) } ?? SearchPlan(settings)
      let search = try Search(engine: .shared, settings: settings, plan: plan, program: program) {
        if case .finished(let finished) = $0 { summary = finished }
      }
      search.run()
      return summary
    }
  }
}
