"""Dispatch sources: timers and data of the program's own, their handlers, suspending and cancelling."""

from program import Kit
from queues import Queues

MAKERS = {"timer": "makeTimerSource", "add": "makeUserDataAddSource", "or": "makeUserDataOrSource",
          "replace": "makeUserDataReplaceSource"}


class Sources(Kit):
    """One or two sources on queues of the program."""

    def declare(self):
        """Makes the sources, with their handlers, and activates some."""
        queues = next(kit for kit in self.program.kits if isinstance(kit, Queues))
        self.kinds = {}
        for number in range(self.pick([1, 1, 2])):
            name, kind = f"source{number}", self.pick(["timer", "add", "or", "replace", "replace"])
            self.kinds[name] = kind
            queue = "nil" if self.chance(0.2) else queues.own()
            add = self.program.before.append
            add(f"let {name} = DispatchSource.{MAKERS[kind]}(queue: {queue})")
            add(f"{name}.setEventHandler {self.handler(name)}")
            if self.chance(0.7):
                add(f"{name}.setCancelHandler {{ {self.event()} }}")
            if self.chance(0.4):
                add(f"{name}.setRegistrationHandler {{ {self.event()} }}")
            if kind == "timer" and self.chance(0.8):
                add(f"{name}.schedule(deadline: {self.time()}{self.pick(['', '', ', repeating: 30'])})")
            if self.chance(0.7):
                add(f"{name}.activate()")
            else:
                self.program.owed[0].append(f"{name}.activate()")

    def handler(self, name):
        """What a source's event does: tells its data, if it has some."""
        if self.kinds[name] == "timer" or self.chance(0.3):
            return f"{{ {self.event()} }}"
        return f"{{ {self.event(f'Int({name}.data)')} }}"

    def time(self):
        """When a timer fires."""
        return self.pick([".now()", ".now()", ".now() + 1", ".distantFuture"])

    def steps(self):
        """What can be done with a source."""
        return [(4, self.gives), (1, self.cancels), (1, self.suspends), (0.5, self.sets), (1, self.asks)]

    def gives(self, lane):
        """New data, or a new time."""
        name = self.pick(list(self.kinds))
        kind = self.kinds[name]
        if kind == "timer":
            return [f"{name}.schedule(deadline: {self.time()})"]
        return [f"{name}.{kind}(data: {self.pick([0, 1, 2, 5])})"]

    def cancels(self, lane):
        """Cancels a source."""
        return [f"{self.pick(list(self.kinds))}.cancel()"]

    def asks(self, lane):
        """Looks whether a source is cancelled."""
        return [f"if {self.pick(list(self.kinds))}.isCancelled {{ {self.event()} }}"]

    def suspends(self, lane):
        """Suspends a source that this lane resumes later."""
        name = self.pick(list(self.kinds))
        self.program.owed[lane].append(f"{name}.resume()")
        return [f"{name}.suspend()"]

    def sets(self, lane):
        """Sets a handler anew."""
        name = self.pick(list(self.kinds))
        if self.chance(0.4):
            return [f"{name}.setEventHandler {self.handler(name)}"]
        return [f"{name}.{self.pick(['setCancelHandler', 'setRegistrationHandler'])} {{ {self.event()} }}"]
