"""The storages, types, writes and reads that check-accesses combines.

In the texts, N stands for the number of the combination (`shared_N`), TYPE for the type, FIRST for the value
that the variable has first, OTHER for another one, and PLACE for the variable, as it is used.
"""

# What all programs of a file share.
HEAD = """
struct Three { var a = "x"; var b = "y"; var c = "z"; mutating func change() { a = "q" } }
extension Three { mutating func changeMore() { self = Three(a: "r") }; var all: String { a + b + c } }
struct Pixel: Hashable, Comparable, Codable, Sendable {
  var x = 1; var y: UInt8 = 2; var z = 3.0
  static func < (one: Pixel, other: Pixel) -> Bool { one.x < other.x }
  mutating func move() { x += 1 }
}
struct Wide: Equatable { var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6; var name = "w"; var list = [1] }
struct Holder { var number = 1; var any: Any = 1; mutating func put() { any = "p" } }
struct Empty: Equatable {}
protocol Named { var name: String { get set } }
extension Named { mutating func rename() { name = "n" }; func called() -> String { name } }
struct Plain: Named, Equatable { var name = "a" }
struct Large: Named { var name = "a"; var more = Three() }
protocol Live: AnyObject { var number: Int { get } }
final class Node: Live, Hashable, @unchecked Sendable {
  let number: Int
  init(_ number: Int = 1) { self.number = number }
  static func == (one: Node, other: Node) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
class Base: @unchecked Sendable { let number = 1 }
final class Derived: Base, @unchecked Sendable {}
struct Box<Value> { var value: Value; mutating func put(_ other: Value) { value = other } }
struct Pair<First, Second> { var first: First; var second: Second }
struct Pack<each Value> { var values: (repeat each Value) }
enum Plainest: String, CaseIterable, Codable { case red, green, blue; mutating func next() { self = .blue } }
enum Shape { case none, circle(Double), named(String, Three), numbers([Int]) }
indirect enum Tree<Leaf> { case leaf(Leaf), node(Tree<Leaf>, Tree<Leaf>) }
extension Tree: Equatable where Leaf: Equatable {}
enum Either<A, B> { case a(A), b(B) }
struct Failure: Error, Equatable { var text = "a" }
struct Flags: OptionSet { var rawValue = 0; static let one = Flags(rawValue: 1) }
struct Generator: RandomNumberGenerator {
  var state: UInt64 = 1
  mutating func next() -> UInt64 { state += 1; return state }
}
@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
  var projectedValue: Self { get { self } set { self = newValue } }
}
@propertyWrapper struct Gone<Value> {
  private var stored: Value
  init(wrappedValue: Value) { stored = wrappedValue }
  var wrappedValue: Value { get { stored } set { stored = newValue } }
}
@propertyWrapper struct Lent<Value> {
  private var stored: Value
  init(wrappedValue: Value) { stored = wrappedValue }
  var wrappedValue: Value { _read { yield stored } _modify { yield &stored } }
}
@propertyWrapper final class Referred<Value>: @unchecked Sendable {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
final class Cell<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
  func change(_ body: (inout Value) -> Void) { body(&value) }
  func look<Result>(_ body: (Value) -> Result) -> Result { body(value) }
}
actor Guard { func run(_ body: @Sendable () -> Void) { body() } }
func use<Value>(_ value: Value) {}
func use2<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }
func look<Value>(_ value: borrowing Value) {}
func eat<Value>(_ value: consuming Value) {}
func later<Value>(_ value: @autoclosure () -> Value) { use(value()) }
func many<Value>(_ values: Value...) { use(values.count) }
func set<Value>(_ value: inout Value, _ other: Value) { value = other }
func exchange<Value>(_ value: inout Value, _ other: Value) -> Value {
  let old = value
  value = other
  return old
}
func both<One, Other>(_ one: inout One, _ other: inout Other) {}
func maybe() -> Bool { true }
func fail() throws { throw Failure() }
func same<Value>(_ value: Value) -> Value { value }
func sized<Value: Collection>(_ value: Value) -> Int { value.count }
func eachOf<Value: Sequence>(_ value: Value) { for one in value { use(one) } }
func packed<each Value>(_ value: repeat each Value) { repeat use(each value) }
func renamed(_ value: inout some Named) { value.name = "m" }
func nameOf(_ value: some Named) -> String { value.name }
extension IteratorProtocol { var first: Element? { var copy = self; return copy.next() } }
func cell<Value>(_ value: Value.Type) -> Cell<Value>? { nil }
func known<Path>(_ path: Path) -> Path { path }
func called(_ body: () -> Void) { body() }
infix operator <-
func <- <Value>(value: inout Value, other: Value) { value = other }
func filled<Value>(_ value: Value) -> UnsafeMutableBufferPointer<Value> {
  let buffer = UnsafeMutableBufferPointer<Value>.allocate(capacity: 2)
  buffer.initialize(repeating: value)
  return buffer
}
func allocated<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
  let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  pointer.initialize(to: value)
  return pointer
}
"""

SHARED = "let shared_N = Shared_N()\n"


def of_class(members, rest="", head="final class Shared_N: @unchecked Sendable"):
    """Declares a shared object with such members."""
    return "%s {\n  %s\n}\n" % (head, members) + rest + SHARED


STORED = "var value: TYPE = FIRST"
WRITE, READ = "WRITE", "READ"

# The name, the declarations, what stands in the function before the threads begin, the place, and what
# stands around the write and the read.
STORAGES = [
    ("global", "nonisolated(unsafe) var value_N: TYPE = FIRST", "", "value_N"),
    ("computed global", "nonisolated(unsafe) var stored_N: TYPE = FIRST\n"
     "var value_N: TYPE { get { stored_N } set { stored_N = newValue } }", "", "value_N"),
    ("global with _modify", "nonisolated(unsafe) var stored_N: TYPE = FIRST\n"
     "var value_N: TYPE { _read { yield stored_N } _modify { yield &stored_N } }", "", "value_N"),
    ("observed global", "nonisolated(unsafe) var value_N: TYPE = FIRST { didSet { use(0) } }", "", "value_N"),
    ("static of a struct", "struct Space_N { nonisolated(unsafe) static var value: TYPE = FIRST }", "",
     "Space_N.value"),
    ("static of a class", "class Space_N { nonisolated(unsafe) static var value: TYPE = FIRST }", "",
     "Space_N.value"),
    ("static of an enum", "enum Space_N { nonisolated(unsafe) static var value: TYPE = FIRST }", "",
     "Space_N.value"),
    ("static of a generic type", "nonisolated(unsafe) var stored_N: TYPE = FIRST\nenum Space_N<Kind> {\n"
     "  static var value: TYPE { get { stored_N } set { stored_N = newValue } }\n}", "",
     "Space_N<Int>.value"),
    ("static through a metatype", "protocol Spaced_N { static var value: TYPE { get set } }\n"
     "enum Space_N: Spaced_N { nonisolated(unsafe) static var value: TYPE = FIRST }\n"
     "nonisolated(unsafe) let type_N: any Spaced_N.Type = known(Space_N.self)", "", "type_N.value"),
    ("class variable", "class Space_N { nonisolated(unsafe) static var stored: TYPE = FIRST\n"
     "  class var value: TYPE { get { stored } set { stored = newValue } } }", "", "Space_N.value"),
    ("final class", of_class(STORED), "", "shared_N.value"),
    ("open class", of_class(STORED, head="open class Shared_N: @unchecked Sendable"), "", "shared_N.value"),
    ("subclass", "class Base_N: @unchecked Sendable { var before = 1 }\n"
     "final class Shared_N: Base_N, @unchecked Sendable { var value: TYPE = FIRST }\n" + SHARED, "",
     "shared_N.value"),
    ("inherited", "class Base_N: @unchecked Sendable { var value: TYPE = FIRST }\n"
     "final class Shared_N: Base_N, @unchecked Sendable { var more = 1 }\n" + SHARED, "", "shared_N.value"),
    ("overridden", "class Base_N: @unchecked Sendable { var value: TYPE = FIRST }\n"
     "final class Shared_N: Base_N, @unchecked Sendable {\n"
     "  override var value: TYPE { get { super.value } set { super.value = newValue } }\n}\n"
     "let shared_N: Base_N = known(Shared_N())", "", "shared_N.value"),
    ("overridden with didSet", "class Base_N: @unchecked Sendable { var value: TYPE = FIRST }\n"
     "final class Shared_N: Base_N, @unchecked Sendable {\n"
     "  override var value: TYPE { didSet { use(1) } }\n}\n"
     "let shared_N: Base_N = known(Shared_N())", "", "shared_N.value"),
    ("NSObject", of_class(STORED, head="final class Shared_N: NSObject, @unchecked Sendable"), "",
     "shared_N.value"),
    ("generic class", "let shared_N = Cell<TYPE>(FIRST)", "", "shared_N.value"),
    ("own generic class", "class Own_N<Value>: @unchecked Sendable {\n  let before = 1\n  var value: Value\n"
     "  init(_ value: Value) { self.value = value }\n}\nlet shared_N = Own_N<TYPE>(FIRST)", "",
     "shared_N.value"),
    ("subclass of a generic class", "class Own_N<Value>: @unchecked Sendable {\n  var value: Value\n"
     "  init(_ value: Value) { self.value = value }\n}\n"
     "final class Shared_N: Own_N<TYPE>, @unchecked Sendable {}\nlet shared_N = Shared_N(FIRST)", "",
     "shared_N.value"),
    ("generic subclass", "class Own_N<Value>: @unchecked Sendable {\n  var first: Value\n"
     "  init(_ value: Value) { first = value }\n}\n"
     "final class Shared_N<Value>: Own_N<Value>, @unchecked Sendable {\n  var value: Value\n"
     "  override init(_ value: Value) { self.value = value; super.init(value) }\n}\n"
     "let shared_N = Shared_N<TYPE>(FIRST)", "", "shared_N.value"),
    ("constrained extension", "final class Own_N<Value>: @unchecked Sendable {\n  var value: Value\n"
     "  init(_ value: Value) { self.value = value }\n}\nextension Own_N where Value == TYPE {\n"
     "  func write() {\n    WRITE\n  }\n  func read() {\n    READ\n  }\n}\nlet shared_N = "
     "Own_N<TYPE>(FIRST)", "",
     "value", "shared_N.write()", "shared_N.read()"),
    ("method", of_class(STORED + "\n  func write() {\n    WRITE\n  }\n  func read() {\n    READ\n  }"),
     "", "value",
     "shared_N.write()", "shared_N.read()"),
    ("mutating method", "struct Inner_N {\n  " + STORED + "\n  mutating func write() {\n    WRITE\n  }\n"
     "  func read() {\n    READ\n  }\n}\n" + of_class("var inner = Inner_N()"), "", "value",
     "shared_N.inner.write()", "shared_N.inner.read()"),
    ("two deep", "struct One_N { var before = 1; var value: TYPE = FIRST }\nstruct Two_N { var one = "
     "One_N() }\n"
     + of_class("var two = Two_N()"), "", "shared_N.two.one.value"),
    ("three deep", "struct One_N { var before: UInt8 = 1; var value: TYPE = FIRST }\n"
     "struct Two_N { var name = \"a\"; var one = One_N() }\nstruct Top_N { var two = Two_N(); var after = "
     "1 }\n"
     + of_class("var top = Top_N()"), "", "shared_N.top.two.one.value"),
    ("noncopyable struct", "struct Own_N: ~Copyable { var before = 1; var value: TYPE = FIRST }\n"
     + of_class("var own = Own_N()"), "", "shared_N.own.value"),
    ("generic struct", of_class("var box: Box<TYPE> = Box(value: FIRST)"), "", "shared_N.box.value"),
    ("generic struct two deep", of_class(
        "var box: Box<Pair<Any, TYPE>> = Box(value: Pair(first: 1, second: FIRST))"), "",
     "shared_N.box.value.second"),
    ("parameter pack", of_class("var pack = Pack<Int, TYPE>(values: (1, FIRST))"), "",
     "shared_N.pack.values.1"),
    ("captured local", "", "nonisolated(unsafe) var value: TYPE = FIRST", "value"),
    ("observed local", "", "nonisolated(unsafe) var value: TYPE = FIRST { didSet { use(0) } }", "value"),
    ("captured by functions", "", "nonisolated(unsafe) var value: TYPE = FIRST\n"
     "  @Sendable func write() {\n    WRITE\n  }\n  @Sendable func read() {\n    READ\n  }", "value",
     "write()", "read()"),
    ("captured by closures", "func make_N() -> (@Sendable () -> Void, @Sendable () -> Void) {\n"
     "  nonisolated(unsafe) var value: TYPE = FIRST\n"
     "  return ({\n    WRITE\n  }, {\n    READ\n  })\n}", "let (write, read) = make_N()", "value",
     "write()", "read()"),
    ("captured generic",
     "func make_N<Value>(_ first: Value, _ second: @escaping @Sendable (inout Value) -> Void,\n"
     "  _ third: @escaping @Sendable (inout Value) -> Void) -> (@Sendable () -> Void, @Sendable () -> "
     "Void) {\n"
     "  nonisolated(unsafe) var value = first\n"
     "  return ({ second(&value) }, { third(&value) })\n}",
     "let (write, read) = make_N(FIRST as TYPE, { value in\n    WRITE\n  }, { value in\n    READ\n  })",
     "value",
     "write()", "read()"),
    ("captured by defer", of_class(STORED), "", "shared_N.value", "do { defer { WRITE } ; use(0) }",
     "do { defer { READ } ; use(0) }"),
    ("captured weakly", of_class(STORED), "", "link!.value", "{ [weak link = shared_N] in WRITE }()",
     "{ [weak link = shared_N] in READ }()"),
    ("lazy", of_class("lazy var value: TYPE = FIRST"), "use(shared_N.value)", "shared_N.value"),
    ("didSet", of_class("var value: TYPE = FIRST { didSet { use(1) } }"), "", "shared_N.value"),
    ("didSet with oldValue", of_class("var value: TYPE = FIRST { didSet { use(oldValue) } }"), "",
     "shared_N.value"),
    ("willSet", of_class("var value: TYPE = FIRST { willSet { use(newValue) } }"), "", "shared_N.value"),
    ("computed", of_class(
        "private var stored: TYPE = FIRST\n  var value: TYPE { get { stored } set { stored = newValue } "
     "}"), "",
     "shared_N.value"),
    ("_modify", of_class(
        "private var stored: TYPE = FIRST\n  var value: TYPE { _read { yield stored } _modify { yield "
     "&stored } }"),
     "", "shared_N.value"),
    ("addressors", of_class(
        "private let pointer: UnsafeMutablePointer<TYPE> = allocated(FIRST)\n"
        "  var value: TYPE { unsafeAddress { UnsafePointer(pointer) } unsafeMutableAddress { pointer } "
     "}"), "",
     "shared_N.value"),
    ("property wrapper", of_class("@Kept var value: TYPE = FIRST"), "", "shared_N.value"),
    ("computed wrapper", of_class("@Gone var value: TYPE = FIRST"), "", "shared_N.value"),
    ("lending wrapper", of_class("@Lent var value: TYPE = FIRST"), "", "shared_N.value"),
    ("wrapper that is a class", of_class("@Referred var value: TYPE = FIRST"), "", "shared_N.value"),
    ("two wrappers", of_class("@Kept @Gone var value: TYPE = FIRST"), "", "shared_N.value"),
    ("projected value", of_class("@Kept var value: TYPE = FIRST"), "", "shared_N.$value.wrappedValue"),
    ("observable class", "@Observable " + of_class(STORED), "", "shared_N.value"),
    ("pointee", "nonisolated(unsafe) let pointer_N: UnsafeMutablePointer<TYPE> = allocated(FIRST)", "",
     "pointer_N.pointee"),
    ("pointer's element",
     "nonisolated(unsafe) let buffer_N: UnsafeMutableBufferPointer<TYPE> = filled(FIRST)\n"
     "nonisolated(unsafe) let pointer_N = buffer_N.baseAddress!", "", "pointer_N[1]"),
    ("buffer's element", "nonisolated(unsafe) let buffer_N: UnsafeMutableBufferPointer<TYPE> = filled(FIRST)",
     "", "buffer_N[1]"),
    ("slice of a buffer",
     "nonisolated(unsafe) var buffer_N: UnsafeMutableBufferPointer<TYPE> = filled(FIRST)\n"
     "nonisolated(unsafe) let slice_N = buffer_N[1...]", "", "slice[1]",
     "var slice = slice_N; WRITE", "let slice = slice_N; READ"),
    ("bound raw memory",
     "nonisolated(unsafe) let raw_N = UnsafeMutableRawPointer(allocated(FIRST as TYPE))", "",
     "raw_N.assumingMemoryBound(to: (TYPE).self).pointee"),
    ("opaque pointer", "nonisolated(unsafe) let opaque_N = OpaquePointer(allocated(FIRST as TYPE))", "",
     "UnsafeMutablePointer<TYPE>(opaque_N).pointee"),
    ("to its address", of_class(STORED), "", "pointer.pointee",
     "withUnsafeMutablePointer(to: &shared_N.value) { pointer in WRITE }",
     "withUnsafePointer(to: shared_N.value) { pointer in READ }"),
    ("inout to a pointer", "func write_N(_ pointer: UnsafeMutablePointer<TYPE>) {\n  WRITE\n}\n"
     "func read_N(_ pointer: UnsafePointer<TYPE>) {\n  READ\n}\n" + of_class(STORED), "", "pointer.pointee",
     "write_N(&shared_N.value)", "read_N(&shared_N.value)"),
    ("header of a buffer",
     "nonisolated(unsafe) let buffer_N = ManagedBuffer<TYPE, Int>.create(minimumCapacity: 1) "
     "{ _ in FIRST }", "", "buffer_N.header"),
    ("element of a managed buffer", "nonisolated(unsafe) let buffer_N = ManagedBuffer<Int, TYPE>.create("
     "minimumCapacity: 2) { buffer in\n"
     "  buffer.withUnsafeMutablePointerToElements { $0.initialize(repeating: FIRST, count: 2) }\n  return "
     "2\n}", "",
     "elements[1]", "buffer_N.withUnsafeMutablePointerToElements { elements in WRITE }",
     "buffer_N.withUnsafeMutablePointerToElements { elements in READ }"),
    ("subclass of ManagedBuffer", "final class Buffer_N: ManagedBuffer<Int, TYPE>, @unchecked Sendable {\n"
     "  var first: UnsafeMutablePointer<TYPE> { withUnsafeMutablePointerToElements { $0 } }\n"
     "  static func make() -> ManagedBuffer<Int, TYPE> {\n    create(minimumCapacity: 1) { buffer in\n"
     "      buffer.withUnsafeMutablePointerToElements { $0.initialize(to: FIRST) }\n      return 1\n    "
     "}\n  }\n}\n"
     "nonisolated(unsafe) let buffer_N = Buffer_N.make() as! Buffer_N", "", "buffer_N.first.pointee"),
    ("array's element", of_class("var values: [TYPE] = [FIRST, FIRST]"), "", "shared_N.values[1]"),
    ("array of arrays", of_class("var values: [[TYPE]] = [[FIRST], [FIRST]]"), "", "shared_N.values[1][0]"),
    ("contiguous array's element", of_class("var values: ContiguousArray<TYPE> = [FIRST, FIRST]"), "",
     "shared_N.values[1]"),
    ("array slice's element", of_class("var values: ArraySlice<TYPE> = [FIRST, FIRST]"), "",
     "shared_N.values[1]"),
    ("inline array's element", of_class("var values: InlineArray<2, TYPE> = [FIRST, FIRST]"), "",
     "shared_N.values[1]"),
    ("collection of one", of_class("var values: CollectionOfOne<TYPE> = CollectionOfOne(FIRST)"), "",
     "shared_N.values[0]"),
    ("array's buffer", of_class("var values: [TYPE] = [FIRST, FIRST]"), "", "buffer[1]",
     "shared_N.values.withUnsafeMutableBufferPointer { buffer in WRITE }",
     "shared_N.values.withUnsafeBufferPointer { buffer in READ }"),
    ("array's mutable span", of_class("var values: [TYPE] = [FIRST, FIRST]"), "", "span[1]",
     "do { var span = shared_N.values.mutableSpan; WRITE }", "do { let span = shared_N.values.span; READ }"),
    ("inline array's span", of_class("var values: InlineArray<2, TYPE> = [FIRST, FIRST]"), "", "span[1]",
     "do { var span = shared_N.values.mutableSpan; WRITE }", "do { let span = shared_N.values.span; READ }"),
    ("dictionary's value", of_class("var values: [String: TYPE] = [\"a\": FIRST]"), "",
     "shared_N.values[\"a\"]!"),
    ("dictionary's default", of_class("var values: [Int: TYPE] = [1: FIRST]"), "",
     "shared_N.values[1, default: FIRST]"),
    ("dictionary's values", of_class("var values: [Int: TYPE] = [1: FIRST]"), "",
     "shared_N.values.values[shared_N.values.values.startIndex]"),
    ("tuple's element", of_class("var pair: (Int, TYPE) = (1, FIRST)"), "", "shared_N.pair.1"),
    ("tuple's label", of_class("var pair: (first: TYPE, second: String) = (FIRST, \"a\")"), "",
     "shared_N.pair.first"),
    ("unwrapped", of_class("var value: TYPE? = FIRST"), "", "shared_N.value!"),
    ("implicitly unwrapped", of_class("var value: TYPE! = FIRST"), "", "shared_N.value"),
    ("optional struct", "struct Inner_N { var before = \"a\"; var value: TYPE = FIRST }\n"
     + of_class("var inner: Inner_N? = Inner_N()"), "", "shared_N.inner!.value"),
    ("chained struct", "struct Inner_N { var before = \"a\"; var value: TYPE = FIRST }\n"
     + of_class("var inner: Inner_N? = Inner_N()"), "", "shared_N.inner?.value"),
    ("chained object", of_class("var link: Cell<TYPE>? = Cell(FIRST)"), "", "shared_N.link?.value"),
    ("optional object", of_class("var link: Cell<TYPE>? = Cell(FIRST)"), "", "shared_N.link!.value"),
    ("weakly linked object", "let kept_N = Cell<TYPE>(FIRST)\n"
     + of_class("weak var link: Cell<TYPE>?\n  init() { link = kept_N }"), "", "shared_N.link!.value"),
    ("unowned object", "let kept_N = Cell<TYPE>(FIRST)\n" +
     of_class("unowned let link: Cell<TYPE> = kept_N"), "",
     "shared_N.link.value"),
    ("unmanaged object",
     "nonisolated(unsafe) let unmanaged_N = Unmanaged.passRetained(Cell<TYPE>(FIRST))", "",
     "unmanaged_N.takeUnretainedValue().value"),
    ("guaranteed unmanaged object", "nonisolated(unsafe) let unmanaged_N = "
     "Unmanaged.passRetained(Cell<TYPE>(FIRST))", "", "object.value",
     "unmanaged_N._withUnsafeGuaranteedRef { object in WRITE }",
     "unmanaged_N._withUnsafeGuaranteedRef { object in READ }"),
    ("weak", "nonisolated(unsafe) let kept_N: TYPE = FIRST\nnonisolated(unsafe) let more_N: TYPE = OTHER\n"
     + of_class("weak var value: TYPE?\n  init() { value = kept_N }"), "", "shared_N.value"),
    ("unowned", "nonisolated(unsafe) let kept_N: TYPE = FIRST\n"
     + of_class("unowned var value: TYPE\n  init() { value = kept_N }"), "", "shared_N.value"),
    ("unowned(unsafe)", "nonisolated(unsafe) let kept_N: TYPE = FIRST\n"
     + of_class("unowned(unsafe) var value: TYPE\n  init() { value = kept_N }"), "", "shared_N.value"),
    ("unowned optional", "nonisolated(unsafe) let kept_N: TYPE = FIRST\n"
     + of_class("unowned var value: TYPE?\n  init() { value = kept_N }"), "", "shared_N.value"),
    ("payload", "enum Case_N { case none, some(Int, TYPE) }\n" +
     of_class("var it = Case_N.some(1, FIRST)"), "",
     "value", "if case .some(let number, var value) = shared_N.it { WRITE; shared_N.it = .some(number, "
     "value) }",
     "if case .some(_, let value) = shared_N.it { READ }"),
    ("indirect payload", "indirect enum Case_N { case end, more(TYPE, Case_N) }\n"
     + of_class("var it = Case_N.more(FIRST, .end)"), "", "value",
     "if case .more(var value, let rest) = shared_N.it { WRITE; shared_N.it = .more(value, rest) }",
     "if case .more(let value, _) = shared_N.it { READ }"),
    ("payload in a switch", "enum Case_N { case one(TYPE), two(label: TYPE), none }\n"
     + of_class("var it = Case_N.one(FIRST)"), "", "value",
     "switch shared_N.it { case .one(var value): WRITE; shared_N.it = .one(value); default: use(0) }",
     "switch shared_N.it { case .one(let value), .two(let value): READ; case .none: use(0) }"),
    ("generic payload", of_class("var it: Either<TYPE, Int> = .a(FIRST)"), "", "value",
     "if case .a(var value) = shared_N.it { WRITE; shared_N.it = .a(value) }",
     "if case .a(let value) = shared_N.it { READ }"),
    ("bound with if var", of_class("var value: TYPE? = FIRST"), "", "value",
     "if var value = shared_N.value { WRITE; shared_N.value = value }",
     "if let value = shared_N.value { READ }"),
    ("existential", "protocol Own_N { var value: TYPE { get set } }\nstruct Impl_N: Own_N { " + STORED +
     " }\n"
     + of_class("var box: any Own_N = Impl_N()"), "", "shared_N.box.value"),
    ("boxed existential", "protocol Own_N { var value: TYPE { get set } }\n"
     "struct Impl_N: Own_N { var before = Wide(); " + STORED + " }\n"
     + of_class("var box: any Own_N = Impl_N()"), "", "shared_N.box.value"),
    ("class-bound existential", "protocol Own_N: AnyObject { var value: TYPE { get set } }\n"
     + of_class(STORED, head="final class Shared_N: Own_N, @unchecked Sendable").replace(
         "let shared_N", "nonisolated(unsafe) let shared_N: any Own_N"), "", "shared_N.value"),
    ("existential of a generic",
     "protocol Own_N<Value> { associatedtype Value; var value: Value { get set } }\n"
     "struct Impl_N: Own_N { " + STORED + " }\n" + of_class("var box: any Own_N<TYPE> = Impl_N()"), "",
     "shared_N.box.value"),
    ("opened existential", "protocol Own_N { var value: TYPE { get set } }\nstruct Impl_N: Own_N { " + STORED
     + " }\nfunc write_N(_ own: inout some Own_N) {\n  WRITE\n}\nfunc read_N(_ own: some Own_N) {\n  "
     "READ\n}\n"
     + of_class("var box: any Own_N = Impl_N()"), "", "own.value", "write_N(&shared_N.box)",
     "read_N(shared_N.box)"),
    ("opaque type", "protocol Own_N { var value: TYPE { get set } }\nstruct Impl_N: Own_N { " + STORED +
     " }\n"
     "nonisolated(unsafe) var own_N: some Own_N = Impl_N()", "", "own_N.value"),
    ("protocol extension", "protocol Own_N: AnyObject { var stored: TYPE { get set } }\nextension Own_N {\n"
     "  var value: TYPE { get { stored } set { stored = newValue } }\n}\n"
     + of_class("var stored: TYPE = FIRST", head="final class Shared_N: Own_N, @unchecked Sendable"), "",
     "shared_N.value"),
    ("mutating protocol extension", "protocol Own_N { var value: TYPE { get set } }\nextension Own_N {\n"
     "  mutating func write() {\n    WRITE\n  }\n  func read() {\n    READ\n  }\n}\n"
     "struct Impl_N: Own_N { " + STORED + " }\n" + of_class("var impl = Impl_N()"), "", "value",
     "shared_N.impl.write()", "shared_N.impl.read()"),
    ("Any", of_class("var any: Any = (FIRST as TYPE)"), "", "value",
     "do { var value = shared_N.any as! TYPE; WRITE; shared_N.any = value }",
     "do { let value = shared_N.any as! TYPE; READ }"),
    ("AnyObject", of_class("var any: AnyObject = Cell<TYPE>(FIRST)"), "",
     "(shared_N.any as! Cell<TYPE>).value"),
    ("unsafeDowncast", of_class("let any: AnyObject = Cell<TYPE>(FIRST)"), "",
     "unsafeDowncast(shared_N.any, to: Cell<TYPE>.self).value"),
    ("inout parameter",
     "func write_N(_ value: inout TYPE) {\n  WRITE\n}\nfunc read_N(_ value: inout TYPE) {\n"
     "  READ\n}\n" + of_class(STORED), "", "value", "write_N(&shared_N.value)", "read_N(&shared_N.value)"),
    ("borrowed parameter",
     "func write_N(_ value: inout TYPE) {\n  WRITE\n}\nfunc read_N(_ value: borrowing TYPE) {\n"
     "  let value = copy value\n  READ\n}\n" + of_class(STORED), "", "value", "write_N(&shared_N.value)",
     "read_N(shared_N.value)"),
    ("inout of a global", "func write_N(_ value: inout TYPE) {\n  WRITE\n}\nfunc read_N(_ value: TYPE) {\n"
     "  READ\n}\nnonisolated(unsafe) var value_N: TYPE = FIRST", "", "value", "write_N(&value_N)",
     "read_N(value_N)"),
    ("throwing closure",
     "func with_N<R>(_ body: (inout TYPE) throws -> R) rethrows -> R { try body(&value_N) }\n"
     "nonisolated(unsafe) var value_N: TYPE = FIRST", "", "value", "with_N { value in WRITE }",
     "with_N { value in READ }"),
    ("closure of a generic class", "let shared_N = Cell<TYPE>(FIRST)", "", "value",
     "shared_N.change { value in WRITE }", "shared_N.look { value in READ }"),
    ("generic function", "protocol Own_N: AnyObject { var value: TYPE { get set } }\n"
     "func write_N<Own: Own_N>(_ own: Own) {\n  WRITE\n}\nfunc read_N<Own: Own_N>(_ own: Own) {\n  READ\n}\n"
     + of_class(STORED, head="final class Shared_N: Own_N, @unchecked Sendable"), "", "own.value",
     "write_N(shared_N)", "read_N(shared_N)"),
    ("generic function of a struct", "protocol Own_N { var value: TYPE { get set } }\n"
     "func write_N<Own: Own_N>(_ own: inout Own) {\n  WRITE\n}\nfunc read_N<Own: Own_N>(_ own: Own) {\n  "
     "READ\n}\n"
     "struct Impl_N: Own_N { " + STORED + " }\n" + of_class("var impl = Impl_N()"), "", "own.value",
     "write_N(&shared_N.impl)", "read_N(shared_N.impl)"),
    ("key path literal", of_class(STORED), "", "shared_N[keyPath: \\.value]"),
    ("key path", of_class(STORED,
     "nonisolated(unsafe) let path_N = known(\\Shared_N.value as ReferenceWritableKeyPath<Shared_N, "
     "TYPE>)\n"), "",
     "shared_N[keyPath: path_N]"),
    ("key path two deep", "struct Inner_N { var before = \"a\"; var value: TYPE = FIRST }\n"
     + of_class("var inner = Inner_N()", "nonisolated(unsafe) let path_N = "
                "known(\\Shared_N.inner.value as ReferenceWritableKeyPath<Shared_N, TYPE>)\n"), "",
     "shared_N[keyPath: path_N]"),
    ("joined key path", "struct Inner_N { var before = \"a\"; var value: TYPE = FIRST }\n"
     + of_class("var inner = Inner_N()", "nonisolated(unsafe) let path_N = "
                "known(\\Shared_N.inner as ReferenceWritableKeyPath<Shared_N, Inner_N>)"
                ".appending(path: known(\\Inner_N.value as WritableKeyPath<Inner_N, TYPE>))\n"), "",
     "shared_N[keyPath: path_N]"),
    ("key path of a value", "struct Inner_N { var before = \"a\"; var value: TYPE = FIRST }\n"
     + of_class("var inner = Inner_N()", "nonisolated(unsafe) let path_N: WritableKeyPath<Inner_N, TYPE> = "
                "known(\\Inner_N.value as WritableKeyPath<Inner_N, TYPE>)\n"), "",
     "shared_N.inner[keyPath: path_N]"),
    ("dynamic member", of_class(STORED) + "@dynamicMemberLookup final class Proxy_N: @unchecked Sendable {\n"
     "  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Shared_N, Value>) -> Value {\n"
     "    get { shared_N[keyPath: path] }\n    set { shared_N[keyPath: path] = newValue }\n  }\n}\n"
     "let proxy_N = Proxy_N()", "", "proxy_N.value"),
    ("dynamic member of a struct", "struct Inner_N { var before = 1; var value: TYPE = FIRST }\n"
     "@dynamicMemberLookup struct Proxy_N {\n  var inner = Inner_N()\n"
     "  subscript<Value>(dynamicMember path: WritableKeyPath<Inner_N, Value>) -> Value {\n"
     "    get { inner[keyPath: path] }\n    set { inner[keyPath: path] = newValue }\n  }\n}\n"
     + of_class("var proxy = Proxy_N()"), "", "shared_N.proxy.value"),
    ("dynamic member by name", of_class(STORED) +
     "@dynamicMemberLookup final class Proxy_N: @unchecked Sendable {\n"
     "  subscript(dynamicMember name: String) -> TYPE {\n"
     "    get { shared_N.value }\n    set { shared_N.value = newValue }\n  }\n}\nlet proxy_N = Proxy_N()", "",
     "proxy_N.anything"),
    ("own subscript",
     of_class("private var values: [TYPE] = [FIRST, FIRST]\n  subscript(index: Int) -> TYPE {\n"
                               "    get { values[index] }\n    set { values[index] = newValue }\n  }"), "",
     "shared_N[1]"),
    ("lending subscript", of_class(
        "private var values: [TYPE] = [FIRST, FIRST]\n  subscript(index: Int) -> TYPE {\n"
        "    _read { yield values[index] }\n    _modify { yield &values[index] }\n  }"), "", "shared_N[1]"),
    ("subscript with addressors", of_class(
        "private let buffer: UnsafeMutableBufferPointer<TYPE> = filled(FIRST)\n"
        "  subscript(index: Int) -> TYPE {\n    unsafeAddress { UnsafePointer(buffer.baseAddress! + index) "
     "}\n"
        "    unsafeMutableAddress { buffer.baseAddress! + index }\n  }"), "", "shared_N[1]"),
    ("static subscript", "nonisolated(unsafe) var stored_N: TYPE = FIRST\nenum Space_N {\n"
     "  static subscript(index: Int) -> TYPE { get { stored_N } set { stored_N = newValue } }\n}", "",
     "Space_N[1]"),
    ("array of objects", of_class("let links = [Cell<TYPE>(FIRST), Cell<TYPE>(FIRST)]"), "",
     "shared_N.links[1].value"),
    ("dictionary of objects", of_class("let links = [\"a\": Cell<TYPE>(FIRST)]"), "",
     "shared_N.links[\"a\"]!.value"),
    ("struct with a reference", "struct Wrapped_N { let cell = Cell<TYPE>(FIRST)\n"
     "  var value: TYPE { get { cell.value } nonmutating set { cell.value = newValue } } }\n"
     "let wrapped_N = Wrapped_N()", "", "wrapped_N.value"),
    ("struct that copies when written",
     "struct Wrapped_N {\n  var cell = Cell<TYPE>(FIRST)\n  var value: TYPE {\n"
     "    get { cell.value }\n    set {\n      if !isKnownUniquelyReferenced(&cell) { cell = "
     "Cell(newValue) }\n"
     "      cell.value = newValue\n    }\n  }\n}\n" + of_class("var wrapped = Wrapped_N()"), "",
     "shared_N.wrapped.value"),
    ("actor", "actor Shared_N { nonisolated(unsafe) var value: TYPE = FIRST }\n" + SHARED, "",
     "shared_N.value"),
    ("task-local", "enum Local_N { @TaskLocal static var cell = Cell<TYPE>(FIRST) }", "",
     "Local_N.cell.value"),
    ("subclass of Operation", of_class(STORED,
     head="final class Shared_N: Operation, @unchecked Sendable"), "",
     "shared_N.value"),
    ("error that is a class", of_class(STORED,
     head="final class Shared_N: Error, @unchecked Sendable").replace(
        "let shared_N =", "let shared_N: any Error ="), "", "(shared_N as! Shared_N).value"),
    ("nested functions of a method", of_class(
        STORED + "\n  func write() {\n    func inner() {\n      WRITE\n    }\n    inner()\n  }\n"
        "  func read() {\n    let inner = {\n      READ\n    }\n    inner()\n  }"), "", "self.value",
     "shared_N.write()", "shared_N.read()"),
    ("initializer and deinitializer", of_class(
        STORED) + "final class Writer_N { init() {\n  WRITE\n} }\nfinal class Reader_N { deinit {\n  "
     "READ\n} }\n",
     "", "shared_N.value", "use(Writer_N())", "use(Reader_N())"),
    ("ternary", of_class("let one = Cell<TYPE>(FIRST)"), "", "(cell((TYPE).self) ?? shared_N.one).value"),
]
STORAGES = [(one + (WRITE, READ))[:6] if len(one) == 4 else one for one in STORAGES]

# The name, the type, its first value and another one. Both have at least two elements, if they have any, and
# the first one is never nil, so that every write writes.
TYPES = [
    ("Int", "Int", "1", "2"),
    ("UInt8", "UInt8", "9", "2"),
    ("Int16", "Int16", "1", "2"),
    ("Int128", "Int128", "1", "2"),
    ("UInt64", "UInt64", "9", "2"),
    ("Bool", "Bool", "true", "false"),
    ("Double", "Double", "1.5", "2.5"),
    ("Float", "Float", "1.5", "2.5"),
    ("Float16", "Float16", "1.5", "2.5"),
    ("Float80", "Float80", "1.5", "2.5"),
    ("String", "String", '"ab"', '"cde"'),
    ("long String", "String", '"a text that is longer than fifteen bytes"',
     '"another text of more than fifteen bytes"'),
    ("Substring", "Substring", '"ab"', '"cde"'),
    ("Character", "Character", '"a"', '"b"'),
    ("Unicode.Scalar", "Unicode.Scalar", '"a"', '"b"'),
    ("StaticString", "StaticString", '"a"', '"b"'),
    ("utf8 view", "String.UTF8View", '"ab".utf8', '"cd".utf8'),
    ("unicode scalars", "String.UnicodeScalarView", '"ab".unicodeScalars', '"cd".unicodeScalars'),
    ("String.Index", "String.Index", '"ab".startIndex', '"cd".endIndex'),
    ("[Int]", "[Int]", "[3, 1]", "[2, 5, 4]"),
    ("[UInt8]", "[UInt8]", "[3, 1]", "[2, 5, 4]"),
    ("[String]", "[String]", '["b", "a"]', '["c", "e", "d"]'),
    ("[Three]", "[Three]", "[Three(), Three()]", '[Three(a: "b"), Three()]'),
    ("[[Int]]", "[[Int]]", "[[1], [2]]", "[[3], [4, 5]]"),
    ("[Any]", "[Any]", '[1, "a"]', "[2, 3]"),
    ("[Node]", "[Node]", "[Node(), Node(2)]", "[Node(3), Node(4)]"),
    ("[Bool]", "[Bool]", "[true, false]", "[false, true]"),
    ("[Int?]", "[Int?]", "[1, nil]", "[nil, 2]"),
    ("[(Int, String)]", "[(Int, String)]", '[(1, "a"), (2, "b")]', '[(3, "c"), (4, "d")]'),
    ("ContiguousArray", "ContiguousArray<String>", '["b", "a"]', '["d", "c"]'),
    ("ArraySlice", "ArraySlice<Int>", "[3, 1]", "[2, 5]"),
    ("InlineArray", "InlineArray<2, Int>", "[1, 2]", "[3, 4]"),
    ("InlineArray of String", "InlineArray<2, String>", '["a", "b"]', '["c", "d"]'),
    ("Set<Int>", "Set<Int>", "[1, 2]", "[2, 3]"),
    ("Set<String>", "Set<String>", '["a", "b"]', '["b", "c"]'),
    ("[String: Int]", "[String: Int]", '["a": 1, "b": 2]', '["c": 3, "d": 4]'),
    ("[Int: [Int]]", "[Int: [Int]]", "[1: [1], 2: [2]]", "[3: [3], 4: [4]]"),
    ("[String: Any]", "[String: Any]", '["a": 1, "b": 2]', '["c": "d", "e": 4]'),
    ("KeyValuePairs", "KeyValuePairs<String, Int>", '["a": 1, "b": 2]', '["c": 3, "d": 4]'),
    ("Int?", "Int?", "1", "2"),
    ("Int? to nil", "Int?", "1", "nil"),
    ("UInt8?", "UInt8?", "9", "nil"),
    ("Bool?", "Bool?", "true", "false"),
    ("Double?", "Double?", "1.5", "nil"),
    ("String?", "String?", '"ab"', '"cde"'),
    ("[Int]?", "[Int]?", "[3, 1]", "[2, 5]"),
    ("Three?", "Three?", "Three()", 'Three(a: "b")'),
    ("Wide?", "Wide?", "Wide()", "Wide(b: 7)"),
    ("Int??", "Int??", "1", "2"),
    ("Node?", "Node?", "Node()", "Node(2)"),
    ("(any Named)?", "(any Named)?", "Plain()", 'Plain(name: "b")'),
    ("Any?", "Any?", "1", '"a"'),
    ("(() -> Int)?", "(() -> Int)?", "{ 1 }", "{ 2 }"),
    ("Plainest?", "Plainest?", ".red", ".green"),
    ("(Int, String)", "(Int, String)", '(1, "a")', '(2, "b")'),
    ("labelled tuple", "(first: Double, second: [Int])", "(first: 1, second: [1, 2])",
     "(first: 2, second: [3, 4])"),
    ("tuple of three", "(Int, Int, Int)", "(1, 2, 3)", "(4, 5, 6)"),
    ("tuple of optionals", "(Int?, Three?)", "(1, Three())", "(nil, nil)"),
    ("Three", "Three", "Three()", 'Three(a: "b")'),
    ("Pixel", "Pixel", "Pixel()", "Pixel(x: 2)"),
    ("Wide", "Wide", "Wide()", "Wide(a: 7)"),
    ("Holder", "Holder", "Holder()", "Holder(any: 2)"),
    ("Box<Int>", "Box<Int>", "Box(value: 1)", "Box(value: 2)"),
    ("Box<Three>", "Box<Three>", "Box(value: Three())", 'Box(value: Three(a: "b"))'),
    ("Box<Any>", "Box<Any>", "Box(value: 1)", 'Box(value: "a")'),
    ("Pair", "Pair<Any, Three?>", "Pair(first: 1, second: nil)", "Pair(first: 2, second: Three())"),
    ("Pack", "Pack<Int, String>", 'Pack<Int, String>(values: (1, "a"))',
     'Pack<Int, String>(values: (2, "b"))'),
    ("Plainest", "Plainest", ".red", ".green"),
    ("Shape", "Shape", ".circle(1)", '.named("a", Three())'),
    ("Tree", "Tree<Int>", ".leaf(1)", ".node(.leaf(1), .leaf(2))"),
    ("Either", "Either<Three, Int>", ".a(Three())", ".b(2)"),
    ("Result", "Result<Int, Failure>", ".success(1)", ".failure(Failure())"),
    ("Result of Any", "Result<Any, any Error>", ".success(1)", ".failure(Failure())"),
    ("Flags", "Flags", "[.one]", "[]"),
    ("closure", "(() -> Int)", "{ 1 }", "{ 2 }"),
    ("closure of a value", "((Three) -> String)", "{ $0.a }", "{ $0.b }"),
    ("Sendable closure", "(@Sendable (Int) -> Int)", "{ $0 + 1 }", "{ $0 + 2 }"),
    ("async closure", "(@Sendable () async -> Int)", "{ 1 }", "{ 2 }"),
    ("C function", "(@convention(c) (Int) -> Int)", "{ $0 }", "{ $0 + 1 }"),
    ("Node", "Node", "Node()", "Node(2)"),
    ("Base", "Base", "Base()", "Derived()"),
    ("AnyObject", "AnyObject", "Node()", "Base()"),
    ("any Live", "any Live", "Node()", "Node(2)"),
    ("any Named", "any Named", "Plain()", 'Plain(name: "b")'),
    ("any Named in a box", "any Named", "Large()", 'Large(name: "b")'),
    ("any Named & Sendable", "any Named & Sendable", "Plain()", 'Plain(name: "b")'),
    ("any Error", "any Error", "Failure()", "CancellationError()"),
    ("any Hashable", "any Hashable", "1", '"a"'),
    ("any Equatable", "any Equatable", "1", '"a"'),
    ("any Collection<Int>", "any Collection<Int>", "[1, 2]", "[3, 4]"),
    ("any Sequence", "any Sequence<Int>", "[1, 2]", "[3]"),
    ("Any", "Any", "1", '"a"'),
    ("Any of a struct", "Any", "Three()", "Wide()"),
    ("Any of a tuple", "Any", '(1, "a")', '(2, "b")'),
    ("AnyHashable", "AnyHashable", "1", '"a"'),
    ("AnySequence", "AnySequence<Int>", "AnySequence([1, 2])", "AnySequence([3])"),
    ("AnyCollection", "AnyCollection<Int>", "AnyCollection([1, 2])", "AnyCollection([3])"),
    ("AnyIterator", "AnyIterator<Int>", "AnyIterator([1, 2].makeIterator())",
     "AnyIterator([3].makeIterator())"),
    ("iterator", "IndexingIterator<[Int]>", "[1, 2].makeIterator()", "[3, 4].makeIterator()"),
    ("Any.Type", "Any.Type", "Int.self", "String.self"),
    ("Base.Type", "Base.Type", "Base.self", "Derived.self"),
    ("any Named.Type", "any Named.Type", "Plain.self", "Large.self"),
    ("KeyPath", "KeyPath<Three, String>", "\\.a", "\\.b"),
    ("WritableKeyPath", "WritableKeyPath<Three, String>", "\\.a", "\\.b"),
    ("AnyKeyPath", "AnyKeyPath", "\\Three.a", "\\Three.b"),
    ("Range", "Range<Int>", "0..<2", "0..<3"),
    ("ClosedRange", "ClosedRange<Int>", "0...2", "0...3"),
    ("Range<String.Index>", "Range<String.Index>", '"ab".startIndex..<"ab".endIndex',
     '"abc".startIndex..<"abc".endIndex'),
    ("PartialRangeUpTo", "PartialRangeUpTo<Int>", "..<2", "..<3"),
    ("Range<Double>", "Range<Double>", "0..<2", "0..<3"),
    ("stride", "StrideTo<Int>", "stride(from: 0, to: 4, by: 2)", "stride(from: 0, to: 9, by: 3)"),
    ("lazy map", "LazyMapSequence<[Int], Int>", "[1, 2].lazy.map { $0 + 1 }", "[3].lazy.map { $0 + 2 }"),
    ("zip", "Zip2Sequence<[Int], [String]>", 'zip([1, 2], ["a", "b"])', 'zip([3, 4], ["c", "d"])'),
    ("reversed", "ReversedCollection<[Int]>", "[1, 2].reversed()", "[3, 4].reversed()"),
    ("Slice", "Slice<Range<Int>>", "Slice(base: 0..<9, bounds: 1..<3)", "Slice(base: 0..<9, bounds: 1..<5)"),
    ("repeated", "Repeated<String>", 'repeatElement("a", count: 2)', 'repeatElement("b", count: 3)'),
    ("SIMD4", "SIMD4<Float>", "SIMD4(1, 2, 3, 4)", "SIMD4(2, 2, 3, 4)"),
    ("SIMD2", "SIMD2<Int>", "SIMD2(1, 2)", "SIMD2(2, 2)"),
    ("SIMD mask", "SIMDMask<SIMD4<Int32>>", "SIMDMask(repeating: true)", "SIMDMask(repeating: false)"),
    ("pointer", "UnsafeMutablePointer<Int>", "allocated(1)", "allocated(2)"),
    ("raw pointer", "UnsafeMutableRawPointer?", ".init(bitPattern: 16)", ".init(bitPattern: 8)"),
    ("buffer pointer", "UnsafeMutableBufferPointer<Int>", "filled(1)", "filled(2)"),
    ("ObjectIdentifier", "ObjectIdentifier", "ObjectIdentifier(Int.self)", "ObjectIdentifier(String.self)"),
    ("Unmanaged", "Unmanaged<Node>", "Unmanaged.passRetained(Node())", "Unmanaged.passRetained(Node(2))"),
    ("Duration", "Duration", ".seconds(1)", ".seconds(2)"),
    ("Instant", "ContinuousClock.Instant", "ContinuousClock.now", "ContinuousClock.now + .seconds(1)"),
    ("Regex", "Regex<Substring>", "/a/", "/b/"),
    ("Date", "Date", "Date(timeIntervalSince1970: 1)", "Date(timeIntervalSince1970: 2)"),
    ("Data", "Data", "Data([3, 1])", "Data([2, 5, 4])"),
    ("large Data", "Data", "Data(repeating: 1, count: 99)", "Data(repeating: 2, count: 98)"),
    ("URL", "URL", 'URL(filePath: "/a")', 'URL(filePath: "/b")'),
    ("UUID", "UUID", "UUID(uuid: (1,2,3,4,5,6,7,8,9,0,1,2,3,4,5,6))",
     "UUID(uuid: (2,2,3,4,5,6,7,8,9,0,1,2,3,4,5,6))"),
    ("Decimal", "Decimal", "1", "2"),
    ("DateComponents", "DateComponents", "DateComponents(year: 2)", "DateComponents(year: 1)"),
    ("DateInterval", "DateInterval", "DateInterval(start: Date(timeIntervalSince1970: 1), duration: 1)",
     "DateInterval(start: Date(timeIntervalSince1970: 1), duration: 2)"),
    ("IndexSet", "IndexSet", "[1, 2]", "[2, 3]"),
    ("IndexPath", "IndexPath", "[1, 2]", "[2, 3]"),
    ("CharacterSet", "CharacterSet", "CharacterSet.letters", "CharacterSet.decimalDigits"),
    ("URLComponents", "URLComponents", 'URLComponents(string: "a://b")!', 'URLComponents(string: "c://d")!'),
    ("CGPoint", "CGPoint", "CGPoint(x: 1, y: 2)", "CGPoint(x: 2, y: 3)"),
    ("CGRect", "CGRect", "CGRect(x: 1, y: 2, width: 3, height: 4)",
     "CGRect(x: 0, y: 2, width: 3, height: 4)"),
    ("NSRange", "NSRange", "NSRange(location: 1, length: 2)", "NSRange(location: 2, length: 3)"),
    ("timespec", "timespec", "timespec(tv_sec: 1, tv_nsec: 2)", "timespec(tv_sec: 2, tv_nsec: 2)"),
    ("NSString", "NSString", 'NSString(string: "a")', 'NSString(string: "b")'),
    ("NSNumber", "NSNumber", "1", "2"),
    ("AttributedString", "AttributedString", 'AttributedString("a")', 'AttributedString("b")'),
    ("Measurement", "Measurement<UnitLength>", "Measurement(value: 1, unit: UnitLength.meters)",
     "Measurement(value: 2, unit: UnitLength.meters)"),
    ("Notification.Name", "Notification.Name", '.init("a")', '.init("b")'),
    ("Locale", "Locale", 'Locale(identifier: "en")', 'Locale(identifier: "de")'),
    ("PersonNameComponents", "PersonNameComponents", "PersonNameComponents(givenName: \"a\")",
     "PersonNameComponents(givenName: \"b\")"),
    ("Hasher", "Hasher", "Hasher()", "Hasher()"),
    ("Generator", "Generator", "Generator()", "Generator(state: 9)"),
    ("Task", "Task<Int, Never>?", "nil as Task<Int, Never>?", "nil as Task<Int, Never>?"),
    ("Empty?", "Empty?", "Empty()", "nil"),
    ("Mirror", "Mirror", "Mirror(reflecting: 1)", 'Mirror(reflecting: "a")'),
]

# The name of a write, and its statement. It is combined with each type for which it compiles.
WRITES = [
    ("assign", "PLACE = OTHER"),
    ("assign in a tuple", "(PLACE, _) = (OTHER, 0)"),
    ("assign from a function", "PLACE = same(OTHER)"),
    ("assign from a ternary", "PLACE = maybe() ? OTHER : OTHER"),
    ("assign from if", "PLACE = if maybe() { OTHER } else { OTHER }"),
    ("assign in defer", "do { defer { PLACE = OTHER }; use(0) }"),
    ("assign in catch", "do { try fail() } catch { PLACE = OTHER }"),
    ("assign in a closure", "called { PLACE = OTHER }"),
    ("assign to self", "PLACE = same(PLACE)"),
    ("own operator", "PLACE <- OTHER"),
    ("swap", "do { var other: TYPE = OTHER; swap(&PLACE, &other) }"),
    ("exchange", "use(exchange(&PLACE, OTHER))"),
    ("inout of a generic", "set(&PLACE, OTHER)"),
    ("inout of a closure", "{ (value: inout TYPE) in value = OTHER }(&PLACE)"),
    ("inout that writes nothing", "do { var other = 1; both(&PLACE, &other) }"),
    ("withUnsafeMutablePointer", "withUnsafeMutablePointer(to: &PLACE) { $0.pointee = OTHER }"),
    ("withUnsafeMutableBytes of an Int",
     "withUnsafeMutableBytes(of: &PLACE) { $0[0] ^= (OTHER as Int) == 0 ? 1 : 2 }"),
    ("withUnsafeMutableBytes of a Double",
     "withUnsafeMutableBytes(of: &PLACE) { $0.storeBytes(of: OTHER as Double, as: Double.self) }"),
    ("update a pointer", "withUnsafeMutablePointer(to: &PLACE) { $0.update(repeating: OTHER, count: 1) }"),
    ("move and initialize",
     "withUnsafeMutablePointer(to: &PLACE) { use($0.move()); $0.initialize(to: OTHER) }"),
    ("memcpy of an Int", "do { var other: Int = OTHER; memcpy(&PLACE, &other, 8) }"),
    ("+=", "PLACE += OTHER"),
    ("-=", "PLACE -= OTHER"),
    ("*=", "PLACE *= OTHER"),
    ("/=", "PLACE /= OTHER"),
    ("%=", "PLACE %= OTHER"),
    ("|=", "PLACE |= OTHER"),
    ("&=", "PLACE &= OTHER"),
    ("^=", "PLACE ^= OTHER"),
    (".^=", "PLACE .^= OTHER"),
    ("<<=", "PLACE <<= 1"),
    ("&+=", "PLACE &+= OTHER"),
    ("&*=", "PLACE &*= OTHER"),
    ("+= a literal", "PLACE += 1"),
    ("= +", "PLACE = PLACE + OTHER"),
    ("= &&", "PLACE = PLACE && OTHER"),
    ("advance", "PLACE = PLACE.advanced(by: 1)"),
    ("negate", "PLACE.negate()"),
    ("minus", "PLACE = -PLACE"),
    ("round", "PLACE.round()"),
    ("formSquareRoot", "PLACE.formSquareRoot()"),
    ("addProduct", "PLACE.addProduct(OTHER, OTHER)"),
    ("formRemainder", "PLACE.formRemainder(dividingBy: OTHER)"),
    ("toggle", "PLACE.toggle()"),
    ("append an element", "PLACE.append(OTHER.first!)"),
    ("append contents", "PLACE.append(contentsOf: OTHER)"),
    ("append the same", "PLACE.append(OTHER)"),
    ("insert an element", "PLACE.insert(OTHER.first!, at: PLACE.startIndex)"),
    ("insert contents", "PLACE.insert(contentsOf: OTHER, at: PLACE.startIndex)"),
    ("removeAll", "PLACE.removeAll()"),
    ("removeAll keeping", "PLACE.removeAll(keepingCapacity: true)"),
    ("removeAll where", "PLACE.removeAll { _ in true }"),
    ("removeFirst", "use(PLACE.removeFirst())"),
    ("removeLast", "use(PLACE.removeLast())"),
    ("popLast", "use(PLACE.popLast())"),
    ("popFirst", "use(PLACE.popFirst())"),
    ("remove at", "use(PLACE.remove(at: PLACE.startIndex))"),
    ("removeSubrange", "PLACE.removeSubrange(PLACE.startIndex..<PLACE.endIndex)"),
    ("replaceSubrange", "PLACE.replaceSubrange(PLACE.startIndex..<PLACE.startIndex, with: OTHER)"),
    ("reserveCapacity", "PLACE.reserveCapacity(100)"),
    ("sort", "PLACE.sort()"),
    ("sort by", "PLACE.sort { $0 > $1 }"),
    ("sort by a comparator", "PLACE.sort(using: KeyPathComparator(\\.self))"),
    ("reverse", "PLACE.reverse()"),
    ("shuffle", "do { var generator = Generator(); PLACE.shuffle(using: &generator) }"),
    ("swapAt", "PLACE.swapAt(PLACE.startIndex, PLACE.index(after: PLACE.startIndex))"),
    ("partition", "use(PLACE.partition { _ in true })"),
    ("set the first element", "PLACE[PLACE.startIndex] = OTHER.first!"),
    ("set an element", "PLACE[0] = OTHER[1]"),
    ("change an element", "PLACE[0] += OTHER[0]"),
    ("change an element's part", 'PLACE[0].a = "q"'),
    ("append to an element", "PLACE[0].append(9)"),
    ("inout of an element", "set(&PLACE[0], OTHER[0])"),
    ("set a range", "PLACE[0...] = OTHER[0...]"),
    ("set an element's member", "PLACE[0].0 = 5"),
    ("loop over elements", "for index in PLACE.indices { PLACE[index] = OTHER[0] }"),
    ("buffer of elements", "PLACE.withUnsafeMutableBufferPointer { $0[0] = OTHER[0] }"),
    ("contiguous storage", "PLACE.withContiguousMutableStorageIfAvailable { $0[0] = OTHER[0] }"),
    ("mutable bytes", "PLACE.withUnsafeMutableBytes { $0[0] = 7 }"),
    ("mutable span", "do { var span = PLACE.mutableSpan; span[0] = OTHER[0] }"),
    ("memset of elements", "memset(&PLACE, OTHER.count - 3, 2)"),
    ("key of a dictionary", "PLACE[OTHER.first!.key] = OTHER.first!.value"),
    ("remove a key", "PLACE[PLACE.first!.key] = nil"),
    ("default of a key", 'PLACE["z", default: 0] += 1'),
    ("default of a key that appends", "PLACE[7, default: []].append(1)"),
    ("updateValue", "PLACE.updateValue(OTHER.first!.value, forKey: OTHER.first!.key)"),
    ("removeValue", "PLACE.removeValue(forKey: PLACE.first!.key)"),
    ("merge", "PLACE.merge(OTHER) { one, _ in one }"),
    ("chained key", 'PLACE["a"]? += 1'),
    ("chained key that appends", "PLACE[1]?.append(1)"),
    ("values", "for index in PLACE.values.indices { PLACE.values[index] = OTHER.first!.value }"),
    ("insert into a set", "PLACE.insert(OTHER.first!)"),
    ("update a set", "PLACE.update(with: OTHER.first!)"),
    ("remove from a set", "PLACE.remove(PLACE.first!)"),
    ("formUnion", "PLACE.formUnion(OTHER)"),
    ("formIntersection", "PLACE.formIntersection(OTHER)"),
    ("formSymmetricDifference", "PLACE.formSymmetricDifference(OTHER)"),
    ("subtract", "PLACE.subtract(OTHER)"),
    ("insert a flag", "PLACE.insert(.one)"),
    ("nil", "PLACE = nil"),
    ("take", "use(PLACE.take())"),
    ("chained assign", "PLACE? = same(PLACE!)"),
    ("forced assign", "PLACE! = same(PLACE!)"),
    ("chained +=", "PLACE? += 1"),
    ("forced append", "PLACE!.append(1)"),
    ("chained append", "PLACE?.append(1)"),
    ("chained part", 'PLACE?.a = "q"'),
    ("chained method", "PLACE?.change()"),
    ("??", "PLACE = PLACE ?? OTHER"),
    ("map of an optional", "PLACE = PLACE.map { $0 }"),
    ("if case and back", "if case .some(let value) = PLACE { PLACE = value }"),
    ("if let and back", "if let value = PLACE { PLACE = value }"),
    ("if var and back", "if var value = PLACE { value += 1; PLACE = value }"),
    ("switch and back", "switch PLACE { case .some(let value): PLACE = value; case .none: PLACE = OTHER }"),
    ("element of a tuple", "PLACE.0 = OTHER.0"),
    ("second of a tuple", "PLACE.1 = OTHER.1"),
    ("elements of a tuple", "(PLACE.0, PLACE.1) = OTHER"),
    ("swapped elements", "(PLACE.0, PLACE.1) = (PLACE.1, PLACE.0)"),
    ("label of a tuple", "PLACE.first = OTHER.first"),
    ("part", 'PLACE.a = "q"'),
    ("part of Wide", "PLACE.a += 1"),
    ("list of Wide", "PLACE.list.append(1)"),
    ("inout of a part", 'set(&PLACE.a, "q")'),
    ("mutating method", "PLACE.change()"),
    ("mutating extension", "PLACE.changeMore()"),
    ("memberwise", "PLACE = Three(a: PLACE.a, b: PLACE.b)"),
    ("part of a pixel", "PLACE.x += 1"),
    ("byte of a pixel", "PLACE.y = 7"),
    ("method of a pixel", "PLACE.move()"),
    ("Any part", 'PLACE.any = "p"'),
    ("method of Holder", "PLACE.put()"),
    ("value of a box", "PLACE.value = OTHER.value"),
    ("method of a box", "PLACE.put(OTHER.value)"),
    ("second of a pair", "PLACE.second = OTHER.second"),
    ("part of an optional part", 'PLACE.second?.a = "q"'),
    ("part of a pack", "PLACE.values.0 = 7"),
    ("next case", "PLACE.next()"),
    ("from a raw value", "PLACE = Plainest(rawValue: \"blue\")!"),
    ("payload and back", "if case .circle(let radius) = PLACE { PLACE = .circle(radius + 1) }"),
    ("payload in a switch and back",
     "switch PLACE { case .a(var it): it.a = \"q\"; PLACE = .a(it); case .b: use(0) }"),
    ("tree", "PLACE = .node(PLACE, PLACE)"),
    ("map of a result", "PLACE = PLACE.map { $0 }"),
    ("name", 'PLACE.name = "m"'),
    ("append to a name", 'PLACE.name += "m"'),
    ("name by an extension", "PLACE.rename()"),
    ("opened", "renamed(&PLACE)"),
    ("by a key path", 'PLACE[keyPath: \\.a] = "q"'),
    ("by a key path that is a value", 'PLACE[keyPath: known(\\Three.a)] = "q"'),
    ("by the key path self", "PLACE[keyPath: \\.self] = OTHER"),
    ("composed", "do { let old = PLACE; PLACE = { old() + 1 } }"),
    ("lane", "PLACE.x = 7"),
    ("lane by index", "PLACE[0] = PLACE[1]"),
    ("replace lanes", "PLACE.replace(with: OTHER, where: .init(repeating: true))"),
    ("clamp", "PLACE = PLACE.clamped(to: OTHER)"),
    ("clamp lanes", "PLACE.clamp(lowerBound: OTHER, upperBound: OTHER)"),
    ("print to", 'print("x", to: &PLACE)'),
    ("write to", '"x".write(to: &PLACE)'),
    ("dump to", "dump(1, to: &PLACE)"),
    ("text that appends", 'PLACE += "\\(1)"'),
    ("withUTF8", "PLACE.withUTF8 { use($0.count) }"),
    ("makeContiguousUTF8", "PLACE.makeContiguousUTF8()"),
    ("replace a text", 'PLACE.replace("a", with: "b")'),
    ("trimPrefix", 'PLACE.trimPrefix("a")'),
    ("uppercased", "PLACE = PLACE.uppercased()"),
    ("append a scalar", 'PLACE.unicodeScalars.append("b")'),
    ("advance an iterator", "use(PLACE.next())"),
    ("combine", "PLACE.combine(1)"),
    ("draw", "use(Int.random(in: 0..<9, using: &PLACE))"),
    ("move a pointer", "PLACE += 1"),
    ("addTimeInterval", "PLACE.addTimeInterval(1)"),
    ("year", "PLACE.year = 3"),
    ("duration", "PLACE.duration = 3"),
    ("append a byte", "PLACE.append(7)"),
    ("resetBytes", "PLACE.resetBytes(in: 0..<1)"),
    ("append to a path", 'PLACE.append(path: "c")'),
    ("appendPathComponent", 'PLACE.appendPathComponent("c")'),
    ("standardize", "PLACE.standardize()"),
    ("host", 'PLACE.host = "e"'),
    ("origin", "PLACE.origin.x += 1"),
    ("location", "PLACE.location = 3"),
    ("tv_sec", "PLACE.tv_sec = 3"),
    ("given name", 'PLACE.givenName = "c"'),
    ("invert", "PLACE.invert()"),
    ("insert a character", 'PLACE.insert(charactersIn: "a")'),
    ("unit", "PLACE.convert(to: UnitLength.kilometers)"),
    ("apply a difference", "PLACE = PLACE.applying(OTHER.difference(from: PLACE)) ?? OTHER"),
    ("move elements", "PLACE.move(fromOffsets: [0], toOffset: 2)"),
    ("remove subranges", "PLACE.removeSubranges(RangeSet(0..<1))"),
]

# The same of a read.
READS = [
    ("copy", "let copy = PLACE; use(copy)"),
    ("pass", "use(PLACE)"),
    ("pass and return", "let copy: TYPE = same(PLACE); use(copy)"),
    ("pass a typed copy", "let copy: TYPE = PLACE; use(copy)"),
    ("pass as Any", "use(PLACE as Any)"),
    ("pass as an optional", "use(PLACE as TYPE?)"),
    ("borrow", "look(PLACE)"),
    ("consume", "eat(PLACE)"),
    ("autoclosure", "later(PLACE)"),
    ("variadic", "many(PLACE, PLACE)"),
    ("parameter pack", "packed(PLACE, 1)"),
    ("print", "print(PLACE)"),
    ("debugPrint", "debugPrint(PLACE)"),
    ("dump", "dump(PLACE)"),
    ("interpolate", 'use("<\\(PLACE)>")'),
    ("String(describing:)", "use(String(describing: PLACE))"),
    ("String(reflecting:)", "use(String(reflecting: PLACE))"),
    ("description", "use(PLACE.description)"),
    ("debugDescription", "use(PLACE.debugDescription)"),
    ("Mirror", "use(Mirror(reflecting: PLACE).children.count)"),
    ("type(of:)", "use(type(of: PLACE as Any))"),
    ("in an array", "use([PLACE])"),
    ("in a tuple", "use((PLACE, 1))"),
    ("in a dictionary", "use([1: PLACE])"),
    ("in a struct", "use(Box(value: PLACE))"),
    ("in an enum", "use(Either<TYPE, Int>.a(PLACE))"),
    ("in an object", "use(Cell(PLACE))"),
    ("in a closure", "let closure = { PLACE }; use(closure())"),
    ("capture list", "let closure = { [value = PLACE] in value }; use(closure())"),
    ("return of a closure", "use({ () -> TYPE in return PLACE }())"),
    ("return of if", "let copy = if maybe() { PLACE } else { PLACE }; use(copy)"),
    ("ternary", "use(maybe() ? PLACE : PLACE)"),
    ("withExtendedLifetime", "withExtendedLifetime(PLACE) {}"),
    ("withUnsafePointer", "withUnsafePointer(to: PLACE) { use($0.pointee) }"),
    ("withUnsafeBytes", "withUnsafeBytes(of: PLACE) { use($0.count) }"),
    ("inout", "do { var other = 1; both(&PLACE, &other) }"),
    ("take apart", "switch PLACE { case let value: use(value) }"),
    ("guard", "guard case let value = PLACE else { return }; use(value)"),
    ("is String", "use((PLACE as Any) is String)"),
    ("as? Int", "use((PLACE as Any) as? Int)"),
    ("as? Three", "use((PLACE as Any) as? Three)"),
    ("is Int", "use((PLACE as Any) is Int)"),
    ("as? any Named", "use((PLACE as Any) as? any Named)"),
    ("as? Derived", "use((PLACE as Any) as? Derived)"),
    ("switch over types",
     "switch PLACE as Any { case let one as Int: use(one); case is String: use(1); default: use(0) }"),
    ("unsafeBitCast of an Int", "use(unsafeBitCast(PLACE as Int, to: UInt.self))"),
    ("unsafeBitCast of a Double", "use(unsafeBitCast(PLACE as Double, to: UInt.self))"),
    ("==", "use(PLACE == OTHER)"),
    ("!=", "use(PLACE != OTHER)"),
    ("== of a generic", "use(use2(PLACE, OTHER))"),
    ("== from the right", "use(OTHER == PLACE)"),
    ("===", "use(PLACE === OTHER)"),
    ("<", "use(PLACE < OTHER)"),
    (">=", "use(PLACE >= OTHER)"),
    ("max", "use(max(PLACE, OTHER))"),
    ("hashValue", "use(PLACE.hashValue)"),
    ("hash into", "do { var hasher = Hasher(); PLACE.hash(into: &hasher) }"),
    ("combine", "do { var hasher = Hasher(); hasher.combine(PLACE) }"),
    ("key of a set", "use(([PLACE] as Set).count)"),
    ("pattern ~=", "if case OTHER = PLACE { use(1) }"),
    ("AnyHashable", "use(AnyHashable(PLACE))"),
    ("encode", "use(try? JSONEncoder().encode(PLACE))"),
    ("+", "use(PLACE + OTHER)"),
    ("+ from the right", "use(OTHER + PLACE)"),
    ("-", "use(-PLACE)"),
    ("~", "use(~PLACE)"),
    ("!", "use(!PLACE)"),
    ("&&", "use(PLACE && OTHER)"),
    ("if", "if PLACE { use(1) }"),
    ("while", "while PLACE { use(1); break }"),
    ("guard a Bool", "guard PLACE else { return }"),
    ("is even", "use(PLACE.isMultiple(of: 2))"),
    ("magnitude", "use(PLACE.magnitude)"),
    ("bits", "use(PLACE.nonzeroBitCount)"),
    ("addingReportingOverflow", "use(PLACE.addingReportingOverflow(OTHER))"),
    ("convert to Double", "use(Double(PLACE))"),
    ("convert to Int", "use(Int(PLACE))"),
    ("convert to String", "use(String(PLACE))"),
    ("convert to Array", "use(Array(PLACE))"),
    ("convert to Set", "use(Set(PLACE))"),
    ("convert to Data", "use(Data(PLACE))"),
    ("convert to Substring", "use(Substring(PLACE))"),
    ("squareRoot", "use(PLACE.squareRoot())"),
    ("isNaN", "use(PLACE.isNaN)"),
    ("bitPattern", "use(PLACE.bitPattern)"),
    ("format", 'use(String(format: "%d", PLACE as Int))'),
    ("formatted", "use(PLACE.formatted())"),
    ("as NSNumber", "use(PLACE as NSNumber)"),
    ("as NSString", "use(PLACE as NSString)"),
    ("as NSArray", "use(PLACE as NSArray)"),
    ("count", "use(PLACE.count)"),
    ("isEmpty", "use(PLACE.isEmpty)"),
    ("first", "use(PLACE.first)"),
    ("last", "use(PLACE.last)"),
    ("if let first", "if let first = PLACE.first { use(first) }"),
    ("capacity", "use(PLACE.capacity)"),
    ("startIndex", "use(PLACE.startIndex)"),
    ("endIndex", "use(PLACE.endIndex)"),
    ("indices", "for index in PLACE.indices { use(index) }"),
    ("element", "use(PLACE[PLACE.startIndex])"),
    ("element 0", "use(PLACE[0])"),
    ("element of an element", "use(PLACE[0][0])"),
    ("part of an element", "use(PLACE[0].a)"),
    ("range of elements", "use(PLACE[0...])"),
    ("whole slice", "use(PLACE[...])"),
    ("prefix", "use(PLACE.prefix(1))"),
    ("dropFirst", "use(PLACE.dropFirst())"),
    ("suffix", "use(PLACE.suffix(1))"),
    ("loop", "for element in PLACE { use(element) }"),
    ("loop with where", "for element in PLACE where maybe() { use(element) }"),
    ("loop over enumerated", "for (index, element) in PLACE.enumerated() { use((index, element)) }"),
    ("forEach", "PLACE.forEach { use($0) }"),
    ("iterator", "do { var iterator = PLACE.makeIterator(); use(iterator.next()) }"),
    ("pass a collection", "use(sized(PLACE))"),
    ("pass a sequence", "eachOf(PLACE)"),
    ("map", "use(PLACE.map { $0 })"),
    ("filter", "use(PLACE.filter { _ in true })"),
    ("compactMap", "use(PLACE.compactMap { $0 })"),
    ("flatMap", "use(PLACE.flatMap { [$0] })"),
    ("reduce", "use(PLACE.reduce(0) { number, _ in number + 1 })"),
    ("reduce into", "use(PLACE.reduce(into: 0) { number, _ in number += 1 })"),
    ("reduce with +", "use(PLACE.reduce(0, +))"),
    ("sorted", "use(PLACE.sorted())"),
    ("reversed", "use(PLACE.reversed())"),
    ("shuffled", "do { var generator = Generator(); use(PLACE.shuffled(using: &generator)) }"),
    ("joined", 'use(PLACE.joined(separator: ","))'),
    ("joined arrays", "use(Array(PLACE.joined()))"),
    ("min", "use(PLACE.min())"),
    ("max element", "use(PLACE.max())"),
    ("contains", "use(PLACE.contains(OTHER.first!))"),
    ("contains where", "use(PLACE.contains { _ in true })"),
    ("contains a number", "use(PLACE.contains(1))"),
    ("allSatisfy", "use(PLACE.allSatisfy { _ in true })"),
    ("firstIndex", "use(PLACE.firstIndex(of: OTHER.first!))"),
    ("elementsEqual", "use(PLACE.elementsEqual(PLACE) { _, _ in true })"),
    ("starts with", "use(PLACE.starts(with: OTHER))"),
    ("zip", "for (one, _) in zip(PLACE, 0..<9) { use(one) }"),
    ("zip from the right", "for (_, one) in zip(0..<9, PLACE) { use(one) }"),
    ("lazy", "use(PLACE.lazy.map { $0 }.first)"),
    ("lazy filter", "use(Array(PLACE.lazy.filter { _ in true }))"),
    ("split", "use(PLACE.split { _ in false })"),
    ("difference", "use(PLACE.difference(from: OTHER).count)"),
    ("buffer", "PLACE.withUnsafeBufferPointer { use($0[0]) }"),
    ("bytes", "PLACE.withUnsafeBytes { use($0[0]) }"),
    ("contiguous storage", "use(PLACE.withContiguousStorageIfAvailable { $0.count })"),
    ("span", "use(PLACE.span[0])"),
    ("as a pointer", "use(memcmp(PLACE, [1, 2], 1))"),
    ("value for a key", 'use(PLACE["a"])'),
    ("value for a key or", 'use(PLACE["a"] ?? 0)'),
    ("default for a key", 'use(PLACE["a", default: 0])'),
    ("value for a number", "use(PLACE[1])"),
    ("keys", "use(PLACE.keys.count)"),
    ("sorted keys", "use(PLACE.keys.sorted())"),
    ("values", "for value in PLACE.values { use(value) }"),
    ("mapValues", "use(PLACE.mapValues { _ in 1 })"),
    ("pairs", "for (key, value) in PLACE { use((key, value)) }"),
    ("union", "use(PLACE.union(OTHER))"),
    ("isSubset", "use(PLACE.isSubset(of: OTHER))"),
    ("isSuperset", "use(OTHER.isSuperset(of: PLACE))"),
    ("== nil", "use(PLACE == nil)"),
    ("!= nil", "if PLACE != nil { use(1) }"),
    ("nil !=", "use(nil != PLACE)"),
    ("if let", "if let value = PLACE { use(value) }"),
    ("guard let", "guard let value = PLACE else { return }; use(value)"),
    ("if case nil", "if case nil = PLACE { use(1) }"),
    ("if case .none", "if case .none = PLACE { use(1) }"),
    ("if case let ?", "if case let value? = PLACE { use(value) }"),
    ("switch over an optional", "switch PLACE { case .none: use(0); case .some(let value): use(value) }"),
    ("switch without binding", "switch PLACE { case .none: use(0); case .some: use(1) }"),
    ("?? other", "use(PLACE ?? same(PLACE!))"),
    ("forced", "use(PLACE!)"),
    ("map of an optional", "use(PLACE.map { $0 })"),
    ("flatMap of an optional", "use(PLACE.flatMap { $0 })"),
    ("== a number", "use(PLACE == 1)"),
    ("chained count", "use(PLACE?.count)"),
    ("chained part", "use(PLACE?.a)"),
    ("chained call", "use(PLACE?())"),
    ("chained name", "use(PLACE?.name)"),
    ("unsafelyUnwrapped", "use(PLACE.unsafelyUnwrapped)"),
    ("while let", "while let value = PLACE { use(value); break }"),
    ("element of a tuple", "use(PLACE.0)"),
    ("second of a tuple", "use(PLACE.1)"),
    ("destructure", "let (one, other) = PLACE; use((one, other))"),
    ("destructure in a switch", "switch PLACE { case (let one, _): use(one) }"),
    ("label of a tuple", "use(PLACE.first)"),
    ("part", "use(PLACE.a)"),
    ("list", "use(PLACE.list.count)"),
    ("method", "use(PLACE.all)"),
    ("part of a pixel", "use(PLACE.x)"),
    ("byte of a pixel", "use(PLACE.y)"),
    ("Any part", "use(PLACE.any)"),
    ("cast of an Any part", "use(PLACE.any as? Int)"),
    ("value", "use(PLACE.value)"),
    ("second of a pair", "use(PLACE.second)"),
    ("pair's second == nil", "use(PLACE.second == nil)"),
    ("values of a pack", "use(PLACE.values.0)"),
    ("raw value", "use(PLACE.rawValue)"),
    ("== a case", "use(PLACE == .red)"),
    ("switch over cases", "switch PLACE { case .red: use(1); case .green, .blue: use(2) }"),
    ("if case with payload", "if case .named(let one, _) = PLACE { use(one) }"),
    ("switch over payloads",
     "switch PLACE { case .none: use(0); case .circle(let one): use(one); default: use(2) }"),
    ("payload of a tree", "if case .node(.leaf(let one), _) = PLACE { use(one) }"),
    ("switch over a tree", "switch PLACE { case .leaf(let one): use(one); case .node: use(2) }"),
    ("case of either", "switch PLACE { case .a: use(0); case .b: use(1) }"),
    ("get", "use(try? PLACE.get())"),
    ("switch over a result", "switch PLACE { case .success(let one): use(one); case .failure: use(1) }"),
    ("contains a flag", "use(PLACE.contains(.one))"),
    ("call", "use(PLACE())"),
    ("call with a number", "use(PLACE(1))"),
    ("call with a struct", "use(PLACE(Three()))"),
    ("hand over", "use([1].map { _ in PLACE })"),
    ("number of an object", "use(PLACE.number)"),
    ("identity", "use(ObjectIdentifier(PLACE))"),
    ("name", "use(PLACE.name)"),
    ("method of an extension", "use(PLACE.called())"),
    ("opened", "use(nameOf(PLACE))"),
    ("localizedDescription", "use(PLACE.localizedDescription)"),
    ("catch", "do { throw PLACE as any Error } catch let error as Failure { use(error) } catch { use(1) }"),
    ("as? Failure", "if let failure = (PLACE as Any) as? Failure { use(failure) }"),
    ("as? [Int]", "use((PLACE as Any) as? [Int])"),
    ("base", "use(PLACE.base)"),
    ("is Int.Type", "use(PLACE == Int.self)"),
    ("static member", "use((PLACE as Any) as? any Named.Type)"),
    ("follow", "use(Three()[keyPath: PLACE])"),
    ("by a key path", "use(PLACE[keyPath: \\.a])"),
    ("by a key path that is a value", "use(PLACE[keyPath: known(\\Three.a)])"),
    ("by the key path self", "use(PLACE[keyPath: \\.self])"),
    ("lowerBound", "use(PLACE.lowerBound)"),
    ("upperBound", "use(PLACE.upperBound)"),
    ("overlaps", "use(PLACE.overlaps(OTHER))"),
    ("as indices", "use([1, 2, 3, 4][PLACE])"),
    ("as a pattern", "switch 1 { case PLACE: use(1); default: use(0) }"),
    ("pattern of one", "if case PLACE = 1 { use(1) }"),
    ("clamped", "use(PLACE.clamped(to: OTHER))"),
    ("lane", "use(PLACE.x)"),
    ("sum", "use(PLACE.sum())"),
    ("any", "use(any(PLACE))"),
    ("lanes that compare", "use(PLACE .== OTHER)"),
    ("pointee", "use(PLACE.pointee)"),
    ("retained value", "use(PLACE.takeUnretainedValue())"),
    ("pointer's bits", "use(UInt(bitPattern: PLACE))"),
    ("utf8", "use(PLACE.utf8.count)"),
    ("loop over utf8", "for byte in PLACE.utf8 { use(byte) }"),
    ("loop over scalars", "for scalar in PLACE.unicodeScalars { use(scalar) }"),
    ("utf16", "use(Array(PLACE.utf16))"),
    ("uppercased", "use(PLACE.uppercased())"),
    ("hasPrefix", 'use(PLACE.hasPrefix("a"))'),
    ("contains a text", 'use(PLACE.contains("a"))'),
    ("components", 'use(PLACE.components(separatedBy: "a"))'),
    ("trimming", "use(PLACE.trimmingCharacters(in: .whitespaces))"),
    ("withCString", "PLACE.withCString { use(strlen($0)) }"),
    ("to C", "use(strlen(PLACE))"),
    ("to Int", "use(Int(PLACE, radix: 10))"),
    ("index of a text", "use(PLACE.index(after: PLACE.startIndex))"),
    ("== a text", 'use(PLACE == "ab")'),
    ("switch over a text", 'switch PLACE { case "a": use(1); case "ab": use(2); default: use(0) }'),
    ("switch over a number", "switch PLACE { case 1: use(1); case 2...7: use(2); default: use(0) }"),
    ("isLetter", "use(PLACE.isLetter)"),
    ("asciiValue", "use(PLACE.asciiValue)"),
    ("scalar's value", "use(PLACE.value)"),
    ("match", 'use("abc".firstMatch(of: PLACE)?.0)'),
    ("components of a duration", "use(PLACE.components)"),
    ("timeIntervalSince", "use(PLACE.timeIntervalSince1970)"),
    ("distance", "use(PLACE.distance(to: OTHER))"),
    ("year", "use(PLACE.year)"),
    ("duration", "use(PLACE.duration)"),
    ("base64", "use(PLACE.base64EncodedString())"),
    ("path", "use(PLACE.path)"),
    ("lastPathComponent", "use(PLACE.lastPathComponent)"),
    ("absoluteString", "use(PLACE.absoluteString)"),
    ("uuidString", "use(PLACE.uuidString)"),
    ("bytes of a UUID", "use(PLACE.uuid)"),
    ("as NSDecimalNumber", "use(PLACE as NSDecimalNumber)"),
    ("host", "use(PLACE.host)"),
    ("origin", "use(PLACE.origin.x)"),
    ("location", "use(PLACE.location)"),
    ("tv_sec", "use(PLACE.tv_sec)"),
    ("given name", "use(PLACE.givenName)"),
    ("text of NSString", "use(PLACE.uppercased)"),
    ("intValue", "use(PLACE.intValue)"),
    ("identifier", "use(PLACE.identifier)"),
    ("characters", "use(PLACE.characters.count)"),
    ("children", "use(PLACE.children.count)"),
]

# How two threads are started: the name, what follows the function's parameters, and the body.
WAYS = [
    ("iterations", "", """  DispatchQueue.concurrentPerform(iterations: 2) { number in
    if number == 0 {
      FIRSTLY
    } else {
      SECONDLY
    }
  }"""),
    ("threads", "", """  let ended = DispatchSemaphore(value: 0)
  Thread {
    defer { ended.signal() }
    FIRSTLY
  }.start()
  Thread {
    defer { ended.signal() }
    SECONDLY
  }.start()
  ended.wait()
  ended.wait()"""),
    ("blocks", "", """  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    FIRSTLY
  }
  DispatchQueue.global().async(group: group) {
    SECONDLY
  }
  group.wait()"""),
    ("operations", "", """  let queue = OperationQueue()
  queue.addOperation {
    FIRSTLY
  }
  queue.addOperation {
    SECONDLY
  }
  queue.waitUntilAllOperationsAreFinished()"""),
    ("tasks", "async ", """  let one = Task {
    FIRSTLY
  }
  let other = Task {
    SECONDLY
  }
  await one.value
  await other.value"""),
    ("task group", "async ", """  await withTaskGroup(of: Void.self) { group in
    group.addTask {
      FIRSTLY
    }
    group.addTask {
      SECONDLY
    }
  }"""),
]

# What makes a program right: the name, what stands around either statement, its declarations, and the body
# where the two come one after the other.
GUARDS = [
    ("NSLock", "lock_N.withLock { () -> Void in\n      BODY\n      }", "let lock_N = NSLock()\n", ""),
    ("Mutex", "lock_N.withLock { _ -> Void in\n      BODY\n      }", "let lock_N = Mutex(())\n", ""),
    ("serial queue", "queue_N.sync { () -> Void in\n      BODY\n      }",
     'let queue_N = DispatchQueue(label: "serial")\n', ""),
    ("actor", "await guard_N.run {\n      BODY\n      }", "let guard_N = Guard()\n", ""),
    ("one after the other", "BODY", "", """  let ended = DispatchSemaphore(value: 0)
  Thread {
    defer { ended.signal() }
    FIRSTLY
  }.start()
  DispatchQueue.global().sync { ended.wait() }
  Thread {
    defer { ended.signal() }
    SECONDLY
  }.start()
  DispatchQueue.global().sync { ended.wait() }"""),
    ("task after task", "BODY", "", """  await Task {
    FIRSTLY
  }.value
  await Task {
    SECONDLY
  }.value"""),
]

# Conditions that a proof may name: a pattern of a type or statement, and the conditions.
CHANCE = [
    (r"Set|\[\w+: |Hash|hash|combine|Dictionary", ["hashing"]),
    (r"AttributedString", ["chance"]),
    (r"^dump|Mirror|KeyPathComparator", ["libraries"]),
]

# The same by the name of a storage, type, write or read.
CLAIMS = {
    "slice of a buffer": ["libraries"], "lent memory": ["libraries"], "unowned": ["libraryReleases"],
     "unowned(unsafe)": ["libraryReleases"], "unowned optional": ["libraryReleases"],
    "weak": ["libraryReleases"], "weakly linked object": ["libraryReleases"],
    "unowned object": ["libraryReleases"], "Instant": ["instantSteps"], "Mirror": ["libraries"],
    "buffer pointer": ["libraries"], "PersonNameComponents": ["libraries"],
}
CLAIMS["exclusive"] = ["inout parameter", "throwing closure", "captured generic", "inout to a pointer",
     "lazy"]

# Where the compiler counts all of what reads the place as one change of it, and its beginning comes first.
CHAINED = ["chained struct", "struct that copies when written"]

# What a verdict says where it does not see an access, and the storages and types for which it may.
TOLD = ["libraries"]
OPAQUE = ["slice of a buffer", "buffer pointer", "lent memory"]

# The storages that only hold references, and what they can hold.
REFERRING = ["weak", "unowned", "unowned(unsafe)", "unowned optional"]
REFERENCES = ["Node", "Base", "AnyObject", "any Live", "KeyPath", "NSString", "NSNumber", "AnyKeyPath"]

# Memory behind pointers: a storage, and what writes and reads the first element in it.
LENT = ("lent memory", "nonisolated(unsafe) let lent_N = filled(1)\n"
        "nonisolated(unsafe) let bytes_N = UnsafeMutableRawBufferPointer(lent_N)", "", "", WRITE, READ)
LENT_WRITES = [
    "lent_N[0] = 2",
    "lent_N.baseAddress!.pointee += 1",
    "lent_N.swapAt(0, 1)",
    "lent_N.update(repeating: 2)",
    "use(lent_N.update(fromContentsOf: [2]))",
    "lent_N.initialize(repeating: 2)",
    "use(lent_N.initialize(from: [2, 3]).1)",
    "lent_N.initializeElement(at: 0, to: 2)",
    "lent_N.moveInitialize(fromContentsOf: filled(2))",
    "lent_N.baseAddress!.initialize(to: 2)",
    "lent_N.baseAddress!.update(repeating: 2, count: 1)",
    "lent_N.baseAddress!.moveUpdate(from: allocated(2), count: 1)",
    "bytes_N[0] = 7",
    "bytes_N.storeBytes(of: 2, as: Int.self)",
    "bytes_N.copyBytes(from: [7])",
    "bytes_N.swapAt(0, 1)",
    "bytes_N.initializeMemory(as: UInt8.self, repeating: 7)",
    "bytes_N.baseAddress!.copyMemory(from: allocated(2), byteCount: 8)",
    "bytes_N.withMemoryRebound(to: Int.self) { $0[0] = 7 }",
    "do { var own = lent_N; own.sort() }",
    "do { var own = lent_N[0...]; own[0] = 2 }",
    "do { var span = lent_N.mutableSpan; span[0] = 2 }",
    "do { var span = lent_N.mutableSpan; span.update(repeating: 2) }",
    "memset(lent_N.baseAddress!, 0, 8)",
    "memcpy(lent_N.baseAddress!, [2], 8)",
]
LENT_READS = [
    "lent_N[0]",
    "lent_N.first",
    "lent_N.last",
    "lent_N.min()",
    "lent_N.map { $0 }",
    "lent_N.reduce(0, +)",
    "lent_N.contains(1)",
    "lent_N.sorted()",
    "lent_N.prefix(1)[0]",
    "lent_N[0...][0]",
    "lent_N.lazy.map { $0 }.first",
    "Array(lent_N)",
    "lent_N.withContiguousStorageIfAvailable { $0[0] }",
    "lent_N.withMemoryRebound(to: UInt.self) { $0[0] }",
    "UnsafeBufferPointer(lent_N)[0]",
    "UnsafeBufferPointer(lent_N).first",
    "UnsafeBufferPointer(rebasing: lent_N[0...])[0]",
    "lent_N.span[0]",
    "lent_N.span.bytes.unsafeLoad(as: Int.self)",
    "lent_N.mutableSpan[0]",
    "lent_N.extracting(0..<1)[0]",
    "lent_N.baseAddress!.pointee",
    "lent_N.baseAddress!.advanced(by: 0).pointee",
    "lent_N.baseAddress!.move()",
    "lent_N.moveElement(from: 0)",
    "lent_N.baseAddress![keyPath: \\.pointee]",
    "lent_N.makeIterator().first",
    "zip(lent_N, 0..<2).map { $0.0 }",
    "bytes_N[0]",
    "bytes_N.first",
    "bytes_N.last { _ in true }",
    "bytes_N.firstIndex(of: 1)",
    "bytes_N[0...][0]",
    "bytes_N.first { _ in true }",
    "bytes_N.reduce(0) { $0 + Int($1) }",
    "bytes_N.prefix(1).first",
    "bytes_N.load(as: Int.self)",
    "bytes_N.loadUnaligned(as: UInt16.self)",
    "bytes_N.bytes.unsafeLoad(as: Int.self)",
    "bytes_N.bindMemory(to: Int.self)[0]",
    "UnsafeRawBufferPointer(bytes_N).first",
    "UnsafeRawBufferPointer(bytes_N)[0]",
    "Data(bytes_N)",
    "Data(bytes: lent_N.baseAddress!, count: 8)",
    "memcmp(lent_N.baseAddress!, [1], 8)",
]
