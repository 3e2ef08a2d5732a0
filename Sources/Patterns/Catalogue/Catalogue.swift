/// Every pattern of the package: the list, the help, the documents and the tests come from here.
package enum Catalogue {
  /// The patterns in the order in which one would learn them, chapter by chapter.
  package static let all: [Pattern] =
    queues + waiting + threads + operations + swiftConcurrency + applications

  /// The pattern whose first part shows how many tasks that wait the pool works on at once.
  package static var pool: Pattern { .concurrent }

  /// The pattern of a name, or `nil`.
  package static func pattern(named name: String) -> Pattern? {
    all.first { $0.name == name }
  }
}
