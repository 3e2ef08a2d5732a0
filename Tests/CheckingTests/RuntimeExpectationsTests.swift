import CExploration
import Testing

@testable import ModeledConcurrency

@Suite("What is relied on in the Swift runtime")
struct RuntimeExpectationsTests {
  private let known = [("pthread_mutex_t", true), ("ValueWitnessTable", true)]

  @Test("is there in this one")
  func met() {
    #expect(RuntimeExpectations.unmet().isEmpty)
  }

  @Test("a name that is gone is told, whichever it is", arguments: RuntimeExpectations.names)
  func gone(name: String) {
    let unmet = RuntimeExpectations.unmet(
      lookUp: { $0 == name ? nil : cexploration_symbol($0) }, layouts: known)
    #expect(unmet == [name])
  }

  @Test("tasks of another layout, or of another size, are told", arguments: [(2, 0xd0), (1, 0xd8)])
  func tasks(version: UInt32, size: UInt32) {
    withUnsafeBytes(of: (version, size)) { numbers in
      let unmet = RuntimeExpectations.unmet(
        lookUp: { name in
          switch name {
          case TaskRecord.version: numbers.baseAddress
          case TaskRecord.size: numbers.baseAddress.map { $0 + 4 }
          default: cexploration_symbol(name)
          }
        }, layouts: known)
      #expect(unmet == [TaskRecord.version])
    }
  }

  @Test("a layout that is another one is told", arguments: [0, 1])
  func layouts(index: Int) {
    var layouts = known
    layouts[index].1 = false
    #expect(RuntimeExpectations.unmet(layouts: layouts) == [layouts[index].0])
  }

  @Test("a table of witnesses that says something else is not understood")
  func witnesses() {
    let type = unsafeBitCast(Int32.self as Any.Type, to: UnsafeRawPointer.self)
    #expect(cexploration_understands_values(type, 4, 4))
    #expect(!cexploration_understands_values(type, 8, 4))
    #expect(!cexploration_understands_values(type, 4, 8))
  }
}
