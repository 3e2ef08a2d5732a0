"""What the last of several brings about: a block after a group, an operation after others."""

from program import Kit
from queues import Queues


class LastLeaves(Kit):
    """A group that every lane is in, and a block that follows it."""

    effort = 2

    def declare(self):
        """Each lane leaves the group, and puts a block behind the one that follows, or does not."""
        queues = next(kit for kit in self.program.kits if isinstance(kit, Queues))
        line, lanes = queues.own(), self.program.lanes
        self.program.before.append("let all = DispatchGroup()")
        self.program.before += ["all.enter()"] * len(lanes)
        self.program.before.append(f"all.notify(queue: {line}) {{ {self.event()} }}")
        for lane in lanes:
            lane += [self.event(), "all.leave()"]
            if self.chance(0.6):
                lane.append(f"{line}.async {{ {self.event()} }}")


class LastDependencies(Kit):
    """An operation that depends on one of each lane, and is put into the line of a queue."""

    effort = 2

    def declare(self):
        """Each dependency ends, and puts a block behind the operation that follows, or does not."""
        queues = next(kit for kit in self.program.kits if isinstance(kit, Queues))
        line, add = queues.own(), self.program.before.append
        add("let last = OperationQueue()")
        add(f"last.underlyingQueue = {line}")
        add(f"let follows = BlockOperation {{ {self.event()} }}")
        for number, lane in enumerate(self.program.lanes):
            add(f"let operations{number} = OperationQueue()")
            add(f"let needed{number} = BlockOperation {{ {self.event()} }}")
            if self.chance(0.6):
                add(f"needed{number}.completionBlock = {{ {line}.async {{ {self.event()} }} }}")
            add(f"follows.addDependency(needed{number})")
            lane.append(f"operations{number}.addOperation(needed{number})")
        add("last.addOperation(follows)")
