"""Random small programs of thirteen families, from a seed: the same family and seed are the same program."""

import random

import operations
import tasks

assert tasks  # its operations register themselves
PRELUDE = '''import Dispatch
import Foundation
import Synchronization

enum Local {{ @TaskLocal static var name = "-" }}
struct Failed: Error {{}}

actor Desk {{
  func run(_ body: @Sendable (isolated Desk) -> Void) {{ body(self) }}
}}

func out(_ letter: String) {{ print(letter, terminator: "") }}
func drop(_ result: AsyncStream<String>.Continuation.YieldResult) {{
  if case .dropped(let letter) = result {{ out(letter.uppercased()) }}
}}

{isolation}func scenario() {effects}{{
{declarations}{body}}}
'''


class Program:
    """Codes by their names, what they need, and their text in Swift."""

    def __init__(self, family, seed):
        self.chance = random.Random(f"{family} {seed}")
        self.codes = {"main": []}
        self.declarations, self.lines, self.yards = [], [], []
        self.effects, self.isolation = "", ""
        self.letters = iter("abdeghijklmnopqrtuvwyz")
        FAMILIES[family](self)

    def add(self, code, *operations_):
        self.codes.setdefault(code, []).extend(operations_)
        return code

    def letter(self):
        return ("out", next(self.letters))

    def pick(self, *choices):
        return self.chance.choice(choices)

    def swift(self):
        needs_all = any(name in ("thread", "dispatch", "join")
                        for code in self.codes.values() for name, *_ in code)
        declared = (["let all = DispatchGroup()"] if needs_all else []) + self.declarations
        return PRELUDE.format(isolation=self.isolation, effects=self.effects,
                              declarations="".join(f"  {line}\n" for line in declared),
                              body=self.text("main", 1))

    def text(self, code, depth):
        """The operations of a code, a line each; one that names a code has its text as a block."""
        lines = ""
        for name, *arguments in self.codes[code]:
            pattern = operations.SWIFT[name]
            block = ""
            if "{block}" in pattern:
                inner = next(argument for argument in arguments if argument in self.codes)
                block = "\n" + self.text(inner, depth + 1) + "  " * depth
            line = pattern.format(*arguments, block=block)
            if line:
                lines += "  " * depth + line + "\n"
        return lines


def start(program, number, *body):
    """A block beside others, on a thread or on a global queue."""
    return (program.pick("thread", "dispatch"), program.add(f"code{number}", *body))


def timed_waits(program):
    program.declarations += ["let tokens = DispatchSemaphore(value: 0)", "let group = DispatchGroup()"]
    instants = (10, 20, 30)
    if program.pick(True, False):
        waits, gives = ("wait_until", "tokens", "limit"), ("signal", "tokens")
    else:
        waits, gives = ("group_until", "group", "limit"), ("leave", "group")
        program.add("main", ("enter", "group"))
    giver = [program.letter(), gives]
    if program.pick(True, True, False):
        giver = [("sleep", program.pick(*instants)), ("awake",), *giver]
    program.add("main", start(program, 1, *giver))
    if program.pick(True, False):
        program.add("main", start(program, 2, ("sleep", program.pick(*instants)), ("awake",), program.letter()))
    program.add("main", ("deadline", program.pick(*instants), "limit"), waits, program.letter(), ("join",))


def operation_barriers(program):
    program.declarations.append("let yard = OperationQueue()")
    program.yards = ["yard"]
    suspended = program.pick(True, False)
    if suspended:
        program.add("main", ("set_suspended", "yard", "true"))
    # On Linux, a barrier for which there is nothing to wait starts in a suspended queue as well.
    kinds = ["operation_in", "barrier_in"]
    for number in range(3):
        code = program.add(f"code{number}", program.letter(), *([program.letter()] if number == 0 else []))
        program.add("main", ("operation_in" if number == 0 else program.pick(*kinds), code, "yard"))
    if suspended:
        program.add("main", program.letter(), ("set_suspended", "yard", "false"))
    program.add("main", program.letter(), ("wait_for_all", "yard"))


def suspended_queues(program):
    program.declarations.append('let line = DispatchQueue(label: "line")')
    program.lines = ["line"]
    main = [("dispatch_in", program.add(name, program.letter()), "line") for name in ("first", "second")]
    main.insert(program.pick(0, 1, 2), ("suspend", "line"))
    other = [program.letter(), ("resume", "line")]
    if program.pick(True, False):
        third = ("dispatch_in", program.add("third", program.letter()), "line")
        other.insert(program.pick(0, 1, 2), third)
    program.add("main", *main, program.letter(), start(program, 1, *other), program.letter(), ("join",))


def sources(program):
    program.declarations += [
        "let over = DispatchSemaphore(value: 0)",
        'nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(queue: DispatchQueue(label: "source"))',
        "source.setEventHandler { @Sendable in out(String(source.data)) }",
        'source.setCancelHandler { @Sendable in out("x"); over.signal() }',
    ]
    program.add("source", ("latch", "source"), ("handle",), ("signal", "over"))
    adding = [("add", "source", program.pick(1, 2))]
    if program.pick(True, False):
        adding.insert(program.pick(0, 1), program.letter())
    program.add("main", ("watch", "source"), start(program, 1, *adding))
    if program.pick(True, False):
        program.add("main", start(program, 2, ("add", "source", 4)))
    ends = [("cancel_source", "source"), ("wait", "over")]
    program.add("main", *ends, ("join",))


def main_queue(program):
    program.effects, program.isolation, program.lines = "async ", "@MainActor ", ["main"]
    block = program.add("block", program.letter())
    from_worker = ("main_async", program.add("from", program.letter()))
    program.add("main", ("detached", program.add("worker", program.letter(), from_worker, ("end",))),
                ("main_async", block))
    if program.pick(True, False):
        inherits = program.add("inherits", program.letter(), ("end",))
        program.add("main", ("task", inherits), program.letter(), ("value", "inherits"))
    program.add("main", program.letter(), ("value", "worker"), program.letter())
    # The line is first come, first served: when the last one has run, so have all before it.
    program.add("main", ("task", program.add("last", ("out", "z"), ("end",))), ("value", "last"))


def inheriting_tasks(program):
    program.effects, program.lines = "async ", ["desk"]
    program.declarations.append("let desk = Desk()")
    for number in range(2):
        inside = [program.letter(), ("hop_back",)]
        if number == 0 or program.pick(True, False):
            made = program.add(f"made{number}", program.letter(), ("end",))
            inside.insert(program.pick(0, 1), ("task_in", made, "desk"))
        hop = ("hop", "desk", program.add(f"inside{number}", *inside))
        before = [program.letter()] if program.pick(True, False) else []
        program.add("main", ("detached", program.add(f"task{number}", *before, hop, program.letter(), ("end",))))
    last = program.add("last", ("out", "z"), ("hop_back",))
    program.add("main", ("value", "task0"), ("value", "task1"), ("hop", "desk", last))


def task_locals(program):
    program.effects = "async "
    program.add("inherits", ("local",), ("end",))
    program.add("bare", ("local",), ("end",))
    inner = [("task", "inherits"), ("local",)]
    if program.pick(True, False):
        inner = [("detached", "bare"), *inner, ("value", "bare")]
    program.add("main", ("bind", program.pick("p", "q")), *inner, ("value", "inherits"), ("unbind",),
                ("local",))


def buffering(program):
    program.effects = "async "
    policy, room = program.pick(("newest", 1), ("oldest", 1), ("newest", 2), ("all", 0))
    swift = {"newest": f".bufferingNewest({room})", "oldest": f".bufferingOldest({room})",
             "all": ".unbounded"}[policy]
    program.declarations.append(
        f"let (stream, input) = AsyncStream.makeStream(of: String.self, bufferingPolicy: {swift})")
    program.add("reader", ("take", "stream"), ("print_taken",), ("end",))
    program.add("main", ("detached", "reader"))
    for number in range(2):
        steps = []
        for _ in range(program.pick(1, 1, 2) if number == 0 else 1):
            steps += [("give", "input", next(program.letters), policy, room), ("tell_dropped",)]
        program.add("main", ("detached", program.add(f"giver{number}", *steps, ("end",))))
    program.add("main", ("value", "giver0"), ("value", "giver1"), ("finish", "input"), ("value", "reader"))


def groups(program, kind):
    program.effects = "async "
    program.add("main", (f"open_{kind}",))
    fails = program.pick(True, True, False)
    failing = [program.letter(), ("child_end", fails, "throw Failed()" if fails else "")]
    looking = [("is_cancelled",), ("child_end", False, "")]
    if program.pick(True, False):
        looking.insert(0, program.letter())
    children = [program.add("failing", *failing), program.add("looking", *looking)]
    program.chance.shuffle(children)
    for code in children:
        program.add("main", ("child", code))
    if program.pick(True, False):
        program.add("main", program.letter())
    program.add("main", ("next_child",) if kind == "throwing" else ("close_group",), ("tell_failed",))


def notified_groups(program):
    program.declarations.append("let group = DispatchGroup()")
    departs = [("depart", "group"), ("take_along", "group")]
    main = [("enter", "group")]
    others = [[("enter", "group"), program.letter(), *departs]]
    if program.pick(True, False):
        main.append(program.pick(("enter", "group"), program.letter()))
    for _ in range(sum(name == "enter" for name, *_ in main)):
        before = [program.letter()] if program.pick(True, False) else []
        others.append([*before, *departs])
    for number in range(program.pick(1, 1, 2)):
        notify = ("notify", program.add(f"block{number}", program.letter()), "group")
        program.pick(main, *others).append(notify)
    if program.pick(True, False):
        program.pick(*others).insert(0, program.letter())
    program.chance.shuffle(others)
    starts = [start(program, number, *body) for number, body in enumerate(others)]
    if program.pick(True, False):
        # Main enters and leaves beside them.
        starts.insert(program.pick(0, 1), ("enter", "group"))
        starts += [program.letter(), *departs]
    program.add("main", *main, *starts, ("join",))


def clocks(program):
    program.effects = "async "
    for number in range(3):
        milliseconds = program.pick(10, 20, 20)
        steps = [(program.pick("clock_sleep", "task_sleep"), milliseconds), ("awake",), program.letter(),
                 ("end",)]
        program.add("main", ("detached", program.add(f"task{number}", *steps)))
    for number in range(3):
        program.add("main", ("value", f"task{number}"))


def waiting_loops(program):
    """Nobody waits for ever: each waits for what those that were started before it add."""
    program.declarations += ["let a = Atomic(0)", "let b = Atomic(0)", "let gate = Atomic(false)"]
    added = {"a": 0, "b": 0}

    def wait():
        one, other = program.pick("ab", "ba")
        counts = [program.pick(*range(added[variable] + 1)) for variable in (one, other)]
        kind = program.pick("await_count", "await_twice", "await_both", "await_either")
        return (kind, one, counts[0], other, counts[1])[:5 if kind in ("await_both", "await_either") else 3]

    main = []
    for number in range(program.pick(2, 3)):
        # Each item is what stands together: a lane keeps one value, and tells it at once.
        body = [[wait()]] if number else []
        if program.pick(True, False):
            body += [[(program.pick("exchange", "compare"), "gate")], [program.letter()], [("open_gate", "gate")]]
        # A program with more than a few outputs is told without some of them.
        elif program.pick(True, False):
            body.append([("see", program.pick("a", "b"), f"seen{number}"), ("say", f"seen{number}")])
        variables = [program.pick("a", "b") for _ in range(program.pick(1, 1, 2))]
        for variable in variables:
            body.insert(program.chance.randrange(1, len(body) + 1) if body else 0, [("count_up", variable)])
        main.append(start(program, number, *sum(body, [])))
        for variable in variables:
            added[variable] += 1
    program.add("main", *main, *([wait(), program.letter()] if program.pick(True, False) else []), ("join",))


FAMILIES = {
    "timed waits": timed_waits, "barriers of operations": operation_barriers,
    "suspend and resume": suspended_queues, "sources": sources, "main queue": main_queue,
    "inheriting tasks": inheriting_tasks, "task-locals": task_locals, "buffering": buffering,
    "throwing groups": lambda program: groups(program, "throwing"),
    "discarding groups": lambda program: groups(program, "discarding"), "clocks": clocks,
    "notified groups": notified_groups, "waiting loops": waiting_loops,
}
