"""Dispatch groups, and work items that are queued, performed, cancelled and waited for."""

from program import Kit
from queues import Queues


class Groups(Kit):
    """A group that lanes enter, leave and follow."""

    def declare(self):
        """Makes the group."""
        self.queues = next(kit for kit in self.program.kits if isinstance(kit, Queues))
        self.program.before.append("let group = DispatchGroup()")

    def steps(self):
        """What can be done with a group."""
        return [(2, self.enters), (2, self.adds), (3, self.follows), (0.7, self.looks)]

    def enters(self, lane):
        """Enters the group; the lane, or a block, leaves it later."""
        leave = "group.leave()"
        if self.chance(0.3):
            leave = f"{self.queues.some()}.async {{ {self.event()}; group.leave() }}"
        self.program.owed[lane].insert(0, leave)
        return ["group.enter()"]

    def adds(self, lane):
        """A block of the group."""
        return [f"{self.queues.some()}.async(group: group) {{ {self.event()} }}"]

    def follows(self, lane):
        """A block after the group."""
        flags = self.pick(["", "", "", "flags: .barrier, "])
        return [f"group.notify({flags}queue: {self.queues.some()}) {{ {self.event()} }}"]

    def looks(self, lane):
        """Looks whether the group is empty, or waits for a time."""
        if type(self.program).__name__ == "Tasks":
            return [self.event()]
        time = self.pick([".now()", ".now() + 1"])
        return [f"if group.wait(timeout: {time}) == .success {{ {self.event()} }}"]


class Items(Kit):
    """One or two work items."""

    def declare(self):
        """Makes the items."""
        self.queues = next(kit for kit in self.program.kits if isinstance(kit, Queues))
        self.names = [f"item{number}" for number in range(self.pick([1, 1, 2]))]
        for name in self.names:
            flags = self.pick(["", "", "(flags: .barrier)"])
            self.program.before.append(f"let {name} = DispatchWorkItem{flags} {{ {self.event()} }}")

    def steps(self):
        """What can be done with an item."""
        return [(3, self.queued), (1, self.performed), (1, self.cancelled), (2, self.followed),
                (1, self.asked), (0.7, self.awaited)]

    def queued(self, lane):
        """Queues an item, perhaps for later."""
        queue, name = self.queues.some(), self.pick(self.names)
        if self.chance(0.2):
            return [f"{queue}.asyncAfter(deadline: .now() + 1, execute: {name})"]
        group = "group: group, " if any(isinstance(kit, Groups) for kit in self.program.kits) else ""
        return [f"{queue}.async({group if self.chance(0.5) else ''}execute: {name})"]

    def performed(self, lane):
        """Performs an item at once."""
        return [f"{self.pick(self.names)}.perform()"]

    def cancelled(self, lane):
        """Cancels an item."""
        return [f"{self.pick(self.names)}.cancel()"]

    def followed(self, lane):
        """A block, or another item, after an item."""
        if len(self.names) > 1 and self.chance(0.3):
            return [f"item0.notify(queue: {self.queues.some()}, execute: item1)"]
        return [f"{self.pick(self.names)}.notify(queue: {self.queues.some()}) {{ {self.event()} }}"]

    def asked(self, lane):
        """Looks whether an item is cancelled."""
        return [f"if {self.pick(self.names)}.isCancelled {{ {self.event()} }}"]

    def awaited(self, lane):
        """Waits for an item for a time."""
        if type(self.program).__name__ == "Tasks":
            return [self.event()]
        time = self.pick([".now()", ".now() + 1"])
        return [f"if {self.pick(self.names)}.wait(timeout: {time}) == .success {{ {self.event()} }}"]
