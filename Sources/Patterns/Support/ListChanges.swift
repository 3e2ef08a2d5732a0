/// What changed between two states of a list: indices only, as an observer is told.
///
/// Which state an index counts in matters more than anything else about it:
///
/// - ``deletions`` and ``modifications`` count in the old list,
/// - ``insertions`` and ``modificationsInNew`` count in the new list.
///
/// These are the rules of UIKit's batch updates, of `NSFetchedResultsController` and of Realm.
/// `CollectionDifference` has the same for removals and insertions, and knows no modifications.
/// A move is a deletion and an insertion. All indices are in ascending order.
package struct ListChanges: Sendable, Equatable {
  /// Where the old list has elements that the new one has not.
  package let deletions: [Int]
  /// Where the new list has elements that the old one has not.
  package let insertions: [Int]
  /// Where the old list has elements that the new one has with another content.
  package let modifications: [Int]
  /// Where the new list has those elements, in the same order: for a caller that applies them last.
  package let modificationsInNew: [Int]

  /// Finds out what changed.
  ///
  /// - Parameters:
  ///   - old: The list before; no two elements have the same identity.
  ///   - new: The list after; no two elements have the same identity.
  /// - Complexity: O((*n* + *m*)·*d*) for lists of *n* and *m* elements with *d* differences:
  ///   Myers (1986), "An O(ND) difference algorithm and its variations", doi:10.1007/BF01840446.
  package init<Element: Identifiable & Equatable>(from old: [Element], to new: [Element]) {
    let difference = new.difference(from: old) { $0.id == $1.id }
    let deletions = difference.removals.map(offset(of:))
    let insertions = difference.insertions.map(offset(of:))
    let (deleted, inserted) = (Set(deletions), Set(insertions))
    // What was neither deleted nor inserted is in both lists, in the same order.
    let kept = zip(
      old.indices.filter { !deleted.contains($0) }, new.indices.filter { !inserted.contains($0) })
    let modified = kept.filter { old[$0] != new[$1] }
    self.deletions = deletions
    self.insertions = insertions
    modifications = modified.map(\.0)
    modificationsInNew = modified.map(\.1)
  }

  /// Whether nothing changed.
  package var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && modifications.isEmpty
  }

  /// How many elements were deleted, inserted and modified.
  package var count: Int { deletions.count + insertions.count + modifications.count }

  /// Brings a copy of the old list up to date: the right order.
  ///
  /// Modifications come first, while the indices of the old list still hold. Deletions go from the
  /// highest index down, so that none of them moves one that is still to come. Insertions go from
  /// the lowest index up: each finds everything before it already in its new place.
  ///
  /// - Parameters:
  ///   - list: The old list; the new one afterwards.
  ///   - new: Where the elements that the changes speak of are taken from.
  /// - Precondition: `list` has the length of the old list.
  package func apply<Element>(to list: inout [Element], from new: [Element]) {
    for (old, index) in zip(modifications, modificationsInNew) { list[old] = new[index] }
    for index in deletions.reversed() { list.remove(at: index) }
    for index in insertions { list.insert(new[index], at: index) }
  }
}

private func offset<Element>(of change: CollectionDifference<Element>.Change) -> Int {
  switch change {
  case .remove(let offset, _, _), .insert(let offset, _, _): offset
  }
}
