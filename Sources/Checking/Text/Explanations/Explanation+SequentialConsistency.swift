import Exploration

extension Explanation {
  static let sequentialConsistency = Explanation(
    summary: "memory has one order that all threads see",
    idea: """
      In a sequentially consistent memory all steps have one order, in which each load sees the
      latest store (Lamport, 1979). check explores that memory. Atomic operations with a weaker
      ordering, such as relaxed, allow more on real processors: a store may still be on its way
      when the same thread loads another variable.

      With one atomic variable there is nothing more to see. Where threads contend for two or
      more, and one of the operations is weaker, results are possible that no interleaving has,
      and the proof says that it leaves them out. Use sequentiallyConsistent unless you can say
      why less is enough.
      """,
    example: Example(
      .provedAssuming(.sequentialConsistency),
      "On a real machine both can print false; in no interleaving do they.",
      """
      import Dispatch
      import Synchronization

      let (x, y) = (Flag(), Flag())

      DispatchQueue.concurrentPerform(iterations: 2) { number in
        let (mine, other) = number == 0 ? (x, y) : (y, x)
        mine.isSet.store(true, ordering: .relaxed)
        print(number, other.isSet.load(ordering: .relaxed))
      }

      final class Flag: Sendable { let isSet = Atomic(false) }
      """),
    twin: Example(
      .proved,
      "With the strongest ordering at least one of them sees the other's store, everywhere.",
      """
      import Dispatch
      import Synchronization

      let (x, y) = (Flag(), Flag())

      DispatchQueue.concurrentPerform(iterations: 2) { number in
        let (mine, other) = number == 0 ? (x, y) : (y, x)
        mine.isSet.store(true, ordering: .sequentiallyConsistent)
        print(number, other.isSet.load(ordering: .sequentiallyConsistent))
      }

      final class Flag: Sendable { let isSet = Atomic(false) }
      """),
    reading: [
      "Lamport: How to Make a Multiprocessor Computer That Correctly Executes Multiprocess "
        + "Programs, IEEE Transactions on Computers 1979",
      "SE-0410, Low-Level Atomic Operations",
    ])
}
