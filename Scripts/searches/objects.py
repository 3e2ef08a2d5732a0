"""Objects that end while others look: weak references, deinitialisers; atomics that are exchanged."""

from program import ORDER, Kit


class Objects(Kit):
    """An object whose end is told, held by a variable under a lock and by the lanes."""

    def declare(self):
        """Makes the class, the object, and a weak reference to it."""
        self.program.types.append("final class Ending: Sendable {\n  func use() {}\n"
                                  f"  deinit {{ {self.event()} }}\n}}")
        self.program.before += ["let holder = Mutex<Ending?>(Ending())",
                                "let seen = Mutex(WeakEnding())",
                                "holder.withLock { one in seen.withLock { $0.one = one } }"]
        self.program.types.append("struct WeakEnding { weak var one: Ending? }")

    def steps(self):
        """Letting go, looking, holding on."""
        return [(3, self.lets_go), (3, self.looks), (2, self.holds), (1, self.captures)]

    def lets_go(self, lane):
        """The variable no longer holds the object."""
        return ["do { let old = holder.withLock { $0.take() }; _ = old }", self.event()]

    def looks(self, lane):
        """Follows the weak reference."""
        return [f"if seen.withLock({{ $0.one != nil }}) {{ {self.event()} }}"]

    def holds(self, lane):
        """Holds the object for two events."""
        return [f"do {{ let one = seen.withLock {{ $0.one }}; {self.event()}; one?.use(); {self.event()} }}"]

    def captures(self, lane):
        """A block that holds the object, or looks for it."""
        kind = self.pick(["one", "weak one"])
        use = f"if one != nil {{ {self.event()} }}"
        return [f"do {{ let one = holder.withLock {{ $0 }}",
                f"  DispatchQueue.global().async {{ [{kind}] in {use} }} }}"]


class Atomics(Kit):
    """Two atomic numbers."""

    def declare(self):
        """Makes them."""
        self.program.types.append("final class Numbers: Sendable {\n"
                                  "  let first = Atomic<Int>(0), second = Atomic<Int>(0)\n}")
        self.program.before.append("let numbers = Numbers()")

    def steps(self):
        """Reading, writing, adding, exchanging."""
        return [(2, self.stores), (2, self.loads), (1, self.adds), (2, self.exchanges), (1, self.loops)]

    def one(self):
        """One of the numbers."""
        return f"numbers.{self.pick(['first', 'first', 'second'])}"

    def stores(self, lane):
        """Writes a number."""
        return [f"{self.one()}.store({self.pick([1, 2])}, {ORDER})"]

    def loads(self, lane):
        """Tells a number."""
        return [self.event(f"{self.one()}.load({ORDER})")]

    def adds(self, lane):
        """Adds, and tells what was there."""
        return [self.event(f"{self.one()}.wrappingAdd(1, {ORDER}).oldValue")]

    def exchanges(self, lane):
        """Exchanges a number if it is as expected."""
        kind = self.pick(["compareExchange", "compareExchange", "weakCompareExchange"])
        call = f"{self.one()}.{kind}(expected: {self.pick([0, 0, 1])}, desired: {self.pick([1, 2])}, {ORDER})"
        return [self.pick([f"if {call}.exchanged {{ {self.event()} }}", self.event(f"{call}.original")])]

    def loops(self, lane):
        """Doubles a number in a loop of exchanges."""
        one = self.one()
        return [f"do {{ var old = {one}.load({ORDER})",
                f"  while true {{ let (done, now) = {one}.compareExchange(",
                f"      expected: old, desired: old * 2 + 1, {ORDER})",
                f"    if done {{ break }}; old = now }}; {self.event('old')} }}"]
