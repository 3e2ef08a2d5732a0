"""An exhaustive interpreter of small concurrent programs: every state, every order, nothing clever.

It shares no idea with the explorer: no reduction, no happens-before, no schedules. A program is a set of
codes, lists of operations; a lane is somebody who goes through one. The interpreter tries every lane that
can take a step in every state that it reaches, and collects what was printed when all have ended.

What is assumed is what the model assumes: sequential consistency; time passes only when no lane can go on,
to the next instant that one waits for, and equal instants come in either order; pools are wide.
"""

import pickle

DONE = "done"


class TooLarge(Exception):
    """A program with more states than the interpreter is willing to look at."""


class Lane:
    """Who goes through a code: a thread, a block, an operation or a task."""

    def __init__(self, code, line=None):
        self.code, self.at, self.line = code, 0, line
        self.deadline = None  # the instant that a wait ends at
        self.waits = False  # a task that is suspended, until somebody resumes it
        self.cancelled = False
        self.failed = False
        self.value = None  # what it was resumed with
        self.waiters = []  # tasks that wait for its end
        self.group = None  # the lane whose group it is a child of
        self.results = []  # ends of children that nobody has asked for yet: whether each failed
        self.locals = "-"  # the value of the task-local
        self.name = None  # what others call a task
        self.back = []  # where a call of an actor's method goes back to: code, place, line
        self.outer = []  # the values of the task-local that are hidden


class Line:
    """What runs one at a time and first come, first served: a serial queue, an actor, the main thread."""

    def __init__(self):
        self.holder, self.waiting, self.suspended = None, [], 0


class Yard:
    """An operation queue without a limit, in which barriers divide those before from those after."""

    def __init__(self):
        self.items, self.suspended = [], False  # items: [lane, is a barrier, state]


class State:
    def __init__(self):
        self.lanes, self.lines, self.yards = [], {}, {}
        self.output, self.now = "", 0
        self.counts = {}  # tokens of semaphores, members of groups
        self.notified = {}  # blocks that wait until a group is empty
        self.sources, self.streams = {}, {}

    def copy(self):
        return pickle.loads(pickle.dumps(self))


class World:
    """Interprets one program.

    - codes: for each name a list of operations, tuples of a name and arguments
    - steps: what an operation does, for each name: a function of world, state and lane that changes the
      state, or returns False where the lane has to wait
    - lines, yards: the names of those that the program has
    - limit: how many states are looked at
    """

    def __init__(self, codes, steps, lines=(), yards=(), limit=200_000):
        self.codes, self.steps, self.limit = codes, steps, limit
        self.lines, self.yards = lines, yards

    # What operations use.

    def start(self, state, code, line=None, parent=None):
        """Makes a lane; with a line it gets into it at once."""
        state.lanes.append(Lane(code, line))
        number = len(state.lanes) - 1
        if parent is not None:
            state.lanes[number].locals = state.lanes[parent].locals
        if line:
            state.lines[line].waiting.append(number)
        return number

    def resume(self, state, number, value=None):
        """Lets a suspended task go on: at once, or when its line comes to it."""
        lane = state.lanes[number]
        lane.waits, lane.value = False, value
        if lane.line:
            state.lines[lane.line].waiting.append(number)

    def suspend(self, state, number):
        """Makes a task wait to be resumed, and others may have its line."""
        lane = state.lanes[number]
        lane.waits = True
        self.leave(state, number)

    def leave(self, state, number):
        line = state.lanes[number].line
        if line and state.lines[line].holder == number:
            state.lines[line].holder = None

    def has_ended(self, state, number):
        lane = state.lanes[number]
        return lane.at >= len(self.codes[lane.code])

    # The search.

    def outcomes(self):
        """Everything that the program can print; an output that ends with "!" belongs to a program that is
        stuck."""
        first = State()
        first.lines = {name: Line() for name in self.lines}
        first.yards = {name: Yard() for name in self.yards}
        main = "main" if "main" in self.lines else None
        self.start(first, "main", main)
        found, seen, todo = set(), set(), [first]
        while todo:
            state = todo.pop()
            nexts = self.successors(state)
            if not nexts:
                nexts = self.later(state)
            if not nexts:
                ended = all(self.has_ended(state, number) for number in range(len(state.lanes)))
                found.add(state.output if ended else state.output + "!")
            for after in nexts:
                key = pickle.dumps(after)
                if key not in seen:
                    seen.add(key)
                    todo.append(after)
            if len(seen) > self.limit:
                raise TooLarge
        return found

    def later(self, state):
        """The state at the next instant that somebody waits for, if there is one."""
        instants = [lane.deadline for number, lane in enumerate(state.lanes)
                    if lane.deadline is not None and lane.deadline > state.now
                    and not self.has_ended(state, number)]
        if not instants:
            return []
        after = state.copy()
        after.now = min(instants)
        return [after]

    def successors(self, state):
        result = []
        for name, line in state.lines.items():
            if line.holder is None and line.waiting and not line.suspended:
                after = state.copy()
                after.lines[name].holder = after.lines[name].waiting.pop(0)
                result.append(after)
        for name, yard in state.yards.items():
            for index, (_, barrier, stage) in enumerate(yard.items):
                before = yard.items[:index]
                free = all(item[2] == DONE for item in before if barrier or item[1])
                if stage == "pending" and free and not yard.suspended:
                    after = state.copy()
                    after.yards[name].items[index][2] = "runs"
                    result.append(after)
        for number in range(len(state.lanes)):
            if self.can_step(state, number):
                result += self.step(state, number)
        return result

    def can_step(self, state, number):
        lane = state.lanes[number]
        if lane.waits or self.has_ended(state, number):
            return False
        if lane.line and state.lines[lane.line].holder != number:
            return False
        return not any(item[0] == number and item[2] != "runs"
                       for yard in state.yards.values() for item in yard.items)

    def step(self, state, number):
        """The state after a lane's next operation, in a list that is empty where the lane has to wait."""
        lane = state.lanes[number]
        name, *arguments = self.codes[lane.code][lane.at]
        after = state.copy()
        if self.steps[name](self, after, number, *arguments) is False:
            return []
        after.lanes[number].at += 1
        if self.has_ended(after, number):
            self.end(after, number)
        return [after]

    def end(self, state, number):
        self.leave(state, number)
        for waiter in state.lanes[number].waiters:
            self.resume(state, waiter)
        for yard in state.yards.values():
            for item in yard.items:
                if item[0] == number:
                    item[2] = DONE
