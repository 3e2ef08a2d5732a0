"""Actors: the default ones, some with an executor of the program's own, the main actor."""

from program import Kit

EXECUTOR = """final class QueueExecutor: SerialExecutor {
  let queue = DispatchQueue(label: "own")
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
let executor = QueueExecutor()"""


class Actors(Kit):
    """One or two actors, whose methods are made as steps call them."""

    def declare(self):
        """Makes the actors; their text is whole when the program is."""
        self.methods = []
        self.names = ["actor0", "actor1"][:self.pick([1, 1, 2])]
        own = ""
        if self.chance(0.2):
            self.program.types.append(EXECUTOR)
            own = ("  nonisolated var unownedExecutor: UnownedSerialExecutor "
                   "{ executor.asUnownedSerialExecutor() }")
        self.place = len(self.program.types)
        self.program.types.append("")
        self.own = own
        self.write()
        self.program.before += [f"let {name} = Resident()" for name in self.names]

    def write(self):
        """Writes the actor's text, with the methods that it has by now."""
        self.program.types[self.place] = "\n".join([
            "actor Resident {", "  var count = 0", "  func touch() {}",
            "  func add() -> Int { count += 1; return count }", self.own, *self.methods, "}"])

    def call(self, statements):
        """A call of a new method with these statements."""
        self.methods.append(f"  func m{len(self.methods)}() async {{ {'; '.join(statements)} }}")
        self.write()
        return f"await {self.pick(self.names)}.m{len(self.methods) - 1}()"

    def steps(self):
        """Calls of several kinds."""
        return [(3, self.calls), (1, self.counts), (1, self.visits), (1, self.sends),
                (1, self.goes_on_elsewhere)]

    def calls(self, lane):
        """A method with one event, or with an await between two."""
        between = self.pick([[], [], ["await Task.yield()"], [f"await {self.pick(self.names)}.touch()"],
                             [f"await MainActor.run {{ {self.event()} }}"]])
        first = [self.event(), *between]
        return [self.call(first + ([self.event()] if between and between[0].startswith("await") else []))]

    def counts(self, lane):
        """A number of the actor."""
        return [f"do {{ let number = await {self.pick(self.names)}.add(); {self.event('number')} }}"]

    def visits(self, lane):
        """A method that does nothing."""
        return [f"await {self.pick(self.names)}.touch()", self.event()]

    def sends(self, lane):
        """A task that calls a method, which nobody waits for."""
        return [f"Task {{ {self.call([self.event()])}; {self.event()} }}"]

    def goes_on_elsewhere(self, lane):
        """A method that waits for a continuation."""
        resume = f"DispatchQueue.global().async {{ {self.event()}; continuation.resume() }}"
        return [self.call([self.event(), f"await withCheckedContinuation {{ continuation in {resume} }}",
                           self.event()])]
