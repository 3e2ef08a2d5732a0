"""Queues of Dispatch: targets, barriers, suspending and resuming, blocks that come later, the main queue."""

from program import Kit


class Queues(Kit):
    """One or two queues, perhaps concurrent, perhaps one above the other."""

    def declare(self):
        """Makes the queues."""
        self.names = []
        for number in range(self.pick([1, 1, 2])):
            concurrent = ", attributes: .concurrent" if self.chance(0.35) else ""
            target = ", target: queue0" if number and self.chance(0.5) else ""
            self.names.append(f"queue{number}")
            self.program.before.append(
                f'let queue{number} = DispatchQueue(label: "queue{number}"{concurrent}{target})')
        if getattr(self.program, "needs_main_queue", None) is False and self.chance(0.15):
            self.program.needs_main_queue = True
            self.names.append("DispatchQueue.main")

    def some(self, anywhere=True):
        """A queue, or the global one."""
        return self.pick(self.names + (["DispatchQueue.global()"] if anywhere else []))

    def own(self):
        """A queue that the program has made."""
        return self.pick([name for name in self.names if name.startswith("queue")])

    def steps(self):
        """What can be done with a queue."""
        return [(3, self.adds), (1, self.adds_two), (1, self.adds_barrier), (1, self.nests),
                (1, self.later), (1, self.suspends), (0.5, self.waits), (1, self.tells)]

    def tells(self, lane):
        """The lane itself tells something."""
        return [self.event()]

    def adds(self, lane):
        """A block."""
        return [f"{self.some()}.async {{ {self.event()} }}"]

    def adds_two(self, lane):
        """A block with two events."""
        return [f"{self.some()}.async {{ {self.event()}; {self.event()} }}"]

    def adds_barrier(self, lane):
        """A block that runs alone."""
        return [f"{self.own()}.async(flags: .barrier) {{ {self.event()} }}"]

    def nests(self, lane):
        """A block that adds one."""
        inner = f"{self.some()}.async {{ {self.event()} }}"
        return [f"{self.some()}.async {{ {self.pick([inner, self.event() + '; ' + inner])} }}"]

    def later(self, lane):
        """A block that comes at a time."""
        time = self.pick([".now()", ".now() + 1", ".now() + 1", ".now() + 2"])
        return [f"{self.some()}.asyncAfter(deadline: {time}) {{ {self.event()} }}"]

    def suspends(self, lane):
        """A queue that this lane, or a block, resumes later."""
        name = self.own()
        resume = f"{name}.resume()"
        if self.chance(0.3):
            resume = f"DispatchQueue.global().async {{ {resume} }}"
        self.program.owed[lane].append(resume)
        return [f"{name}.suspend()"]

    def waits(self, lane):
        """A block that the lane waits for, unless it has suspended a queue."""
        if self.program.owed[lane] or "task" in type(self.program).__name__.lower():
            return self.adds(lane)
        flags = self.pick(["", "", "(flags: .barrier)"])
        return [f"{self.own()}.sync{flags} {{ {self.event()} }}"]
