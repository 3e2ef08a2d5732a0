extension ListChanges {
  /// Orders in which the changes could be applied, one by one; only the first two are right.
  package enum Order: String, Sendable, CaseIterable {
    /// The order of ``ListChanges/apply(to:from:)``.
    case right = "modifications, deletions down, insertions up"
    /// Also right: the modifications last, by their indices in the new list.
    case modificationsLast = "deletions down, insertions up, modifications by new index"
    /// Each deletion moves the elements that later ones mean.
    case deletionsUp = "deletions up"
    /// Each insertion is made before there is what belongs before it.
    case insertionsDown = "insertions down"
    /// The insertions move the elements that the deletions mean.
    case insertionsFirst = "insertions before deletions"
    /// The modifications find the new list, but their indices count in the old one.
    case oldIndicesLast = "modifications last, by old index"

    /// Whether it gives the new list, whatever the changes are.
    package var isRight: Bool { self == .right || self == .modificationsLast }
  }

  /// One change of a list.
  enum Step {
    case replace(at: Int, with: Int)
    case remove(at: Int)
    case insert(at: Int, Int)
  }

  /// Applies the changes in an order, and finds out whether an array would have trapped.
  ///
  /// - Returns: The list that comes out; `nil` if an index was outside the list on the way.
  package func result<Element>(
    of order: Order, on old: [Element], from new: [Element]
  ) -> [Element]? {
    var list = old
    for step in steps(in: order) {
      switch step {
      case .replace(let index, let source):
        guard list.indices.contains(index) else { return nil }
        list[index] = new[source]
      case .remove(let index):
        guard list.indices.contains(index) else { return nil }
        list.remove(at: index)
      case .insert(let index, let source):
        guard index <= list.count else { return nil }
        list.insert(new[source], at: index)
      }
    }
    return list
  }

  private func steps(in order: Order) -> [Step] {
    let replace = zip(modifications, modificationsInNew).map { Step.replace(at: $0, with: $1) }
    let replaceLast = modificationsInNew.map { Step.replace(at: $0, with: $0) }
    let remove = deletions.map { Step.remove(at: $0) }
    let insert = insertions.map { Step.insert(at: $0, $0) }
    return switch order {
    case .right: replace + remove.reversed() + insert
    case .modificationsLast: remove.reversed() + insert + replaceLast
    case .deletionsUp: replace + remove + insert
    case .insertionsDown: replace + remove.reversed() + insert.reversed()
    case .insertionsFirst: replace + insert + remove.reversed()
    case .oldIndicesLast: remove.reversed() + insert + replace
    }
  }
}
