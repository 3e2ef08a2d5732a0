/// Finds what the user probably meant to type.
package enum Suggestion {
  /// The choice that is fewest typing slips away from a word, if that is near enough.
  ///
  /// A choice that the word begins, or that begins the word, counts as near.
  ///
  /// - Parameters:
  ///   - word: What was typed; upper and lower case are the same.
  ///   - choices: The valid words.
  /// - Returns: The nearest choice, the first one of several; `nil` if more than a third of the
  ///   letters differ.
  /// - Complexity: O(*n*·*m*²) for *n* choices of *m* letters.
  package static func nearest(to word: String, among choices: [String]) -> String? {
    let typed = Array(word.lowercased())
    guard !typed.isEmpty else { return nil }
    var best: (choice: String, distance: Int)?
    for choice in choices {
      let letters = Array(choice.lowercased())
      let isPrefix =
        min(typed.count, letters.count) >= 3
        && (letters.starts(with: typed) || typed.starts(with: letters))
      let distance = isPrefix ? 1 : slips(from: typed, to: letters)
      let allowed = max(1, max(typed.count, letters.count) / 3)
      if distance <= allowed, distance < best?.distance ?? .max {
        best = (choice, distance)
      }
    }
    return best?.choice
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  ///
  /// This is the optimal string alignment distance: Damerau (1964), doi:10.1145/363958.363994.
  package static func slips(from a: [Character], to b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replace = last[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(replace, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
