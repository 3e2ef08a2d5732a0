// On the main actor, as a screen's model would be: each search leaves a ticket, and shows its answer if it still lies there.

/// The list of stations below a search field.
@MainActor
final class SearchList {
  private final class Ticket: Sendable {}

  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var ticket: Ticket?

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    let own = Ticket()
    ticket = own
    do {
      let found = try await find(text)
      if ticket === own { shown = found }
    } catch {
      // The list stays as it is.
    }
  }

  /// Empties the list.
  func clear() {
    ticket = nil
    shown = []
  }
}
