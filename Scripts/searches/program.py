"""A random Swift program that tells in which order its lanes came to certain places.

What its lanes do comes from kits, one for each concept (queues.py, tasks.py, …). A kit declares what it
needs and offers steps; the program draws some, and spreads them over its lanes.
"""

import random

ORDER = "ordering: .sequentiallyConsistent"

HEAD = """import Dispatch
import Foundation
import Synchronization

final class Log: @unchecked Sendable {
%s
  func show() { print(%s) }
}
let log = Log()
"""


class Kit:
    """What a concept adds to a program: declarations, and steps for its lanes."""

    #: How many steps less a program has whose declarations are much work for a search.
    effort = 0

    def __init__(self, program):
        self.program = program
        self.random = program.random
        self.event = program.event
        self.pick = program.random.choice
        self.declare()

    def declare(self):
        """Adds to the program what the steps need."""

    def steps(self):
        """Pairs of a weight and a function that returns the statements of one step on a lane."""
        return []

    def chance(self, share):
        """True in that share of the cases."""
        return self.random.random() < share

    def weighted(self, choices):
        """One of the keys, with the probability that its number is of the sum."""
        return self.random.choices(list(choices), list(choices.values()))[0]


class Program:
    """The statements of each lane, and everything before them."""

    #: How an event is told: printed, numbered by a counter, by the event before it, or by whether another
    #: one came before it. The less events have to do with each other, the more is left out of a search.
    TOLD = {"printed": 2, "counted": 1, "exchanged": 1, "paired": 4}

    def __init__(self, seed, kits):
        self.random = random.Random(seed)
        self.told = self.random.choices(list(self.TOLD), list(self.TOLD.values()))[0]
        self.values = []
        self.types = []
        self.before = []
        self.after = []
        lanes = self.random.choice(self.LANES)
        self.lanes = [[] for _ in range(lanes)]
        self.owed = [[] for _ in range(lanes)]
        self.kits = []
        for kit in kits:
            self.kits.append(kit(self))
        self.fill()

    def event(self, value=None):
        """A statement that tells that this place was reached, and with which number."""
        self.values.append(value is not None)
        return f"log.e{len(self.values) - 1}({value or ''})"

    def steps(self):
        """The steps of all kits."""
        return [step for kit in self.kits for step in kit.steps()]

    def step(self, lane):
        """The statements of one step."""
        steps = self.steps()
        return self.random.choices([do for _, do in steps], [weight for weight, _ in steps])[0](lane)

    def fill(self):
        """Spreads steps over the lanes; each does in the end what it owes."""
        for _ in range(max(2, self.random.choice(self.STEPS) - max(kit.effort for kit in self.kits))):
            lane = self.random.randrange(len(self.lanes))
            self.lanes[lane] += self.step(lane)
            if self.owed[lane] and self.random.random() < 0.4:
                self.lanes[lane].append(self.owed[lane].pop())
        for lane, owed in zip(self.lanes, self.owed):
            lane += reversed(owed)

    def log(self):
        """The class with a function for each event."""
        lines, shown = ["  let last = Atomic<Int>(0)"], []
        for number, has_value in enumerate(self.values):
            head = f"  func e{number}({'_ value: Int' if has_value else ''})"
            if self.told == "printed":
                value = ":\\(value)" if has_value else ""
                lines.append(f'{head} {{ print("{number}{value}", terminator: " ") }}')
                continue
            lines.append(f"  let reached{number} = Atomic<Int>(0), told{number} = Atomic<Int>(-1)")
            lines.append(f"{head} {{\n    reached{number}.store(1, {ORDER})\n"
                         f"    told{number}.store({self.what_is_told(number, has_value)}, {ORDER})\n  }}")
            shown.append(f"told{number}.load({ORDER})")
        return HEAD % ("\n".join(lines), ", ".join(shown) or '""')

    def what_is_told(self, number, has_value):
        """The number that an event leaves for the end."""
        if has_value:
            return "value"
        if self.told == "counted":
            return f"last.wrappingAdd(1, {ORDER}).oldValue"
        if self.told == "exchanged":
            return f"last.exchange({number + 1}, {ORDER})"
        others = [other for other in range(len(self.values)) if other != number] or [number]
        return f"reached{self.random.choice(others)}.load({ORDER})"

    def text(self):
        """The whole program."""
        body = self.body()
        return self.log() + "\n".join(self.types + self.before + body + self.after) + "\n"


def block(head, statements):
    """A closure of several lines."""
    return head + " {\n  " + "\n  ".join(statements or ["_ = 0"]) + "\n}"


class Threads(Program):
    """Lanes are the main thread and threads that it detaches."""

    LANES = (1, 2, 2, 3)
    STEPS = (3, 4, 5, 6)
    needs_main_queue = False

    def body(self):
        """The threads, one perhaps ready before it is let go, and what the main thread does."""
        lanes = [list(lane) for lane in self.lanes]
        first = []
        if len(lanes) > 1 and self.random.random() < 0.4:
            first.append("let begin = DispatchSemaphore(value: 0)")
            lanes[0].insert(self.random.choice([0, len(lanes[0])]), "begin.wait()")
            lanes[1].insert(self.random.randrange(len(lanes[1]) + 1), "begin.signal()")
        threads = [block("Thread.detachNewThread", lane) for lane in lanes[1:]]
        end = ["sleep(20)", "log.show()"]
        if self.needs_main_queue:
            end = ["DispatchQueue.main.asyncAfter(deadline: .now() + 20) { log.show(); exit(0) }",
                   "dispatchMain()"]
        return first + threads + lanes[0] + end


class Tasks(Program):
    """Lanes are the main task and tasks that it starts."""

    LANES = (2, 2, 3)
    STEPS = (3, 4, 4, 5)

    def body(self):
        """The tasks, what the main task does, and its waits for the others."""
        started = []
        for number, lane in enumerate(self.lanes[1:], 1):
            start = self.random.choice(["Task", "Task.detached"])
            if self.random.random() < 0.25:
                start += f"(priority: .{self.random.choice(['high', 'medium', 'low'])})"
            isolated = "  @MainActor in\n" if self.random.random() < 0.15 else ""
            text = block(f"let task{number} = {start}", lane)
            started.append(text.replace("{\n", "{" + (" @MainActor in\n" if isolated else "\n"), 1))
        waits = [f"await task{number}.value" for number in range(1, len(self.lanes))]
        return started + self.lanes[0] + waits + ["try? await Task.sleep(for: .seconds(20))", "log.show()"]
