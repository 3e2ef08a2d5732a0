"""Operations of Swift Concurrency: tasks, groups, streams, actors."""

from operations import deadline, declare, operation


@operation("let {0} = Task.detached {{ {block}}}")
def detached(world, state, me, code):
    number = world.start(state, code)
    state.lanes[number].name = code


@operation("let {0} = Task {{ {block}}}")
def task(world, state, me, code):
    """Inherits the actor and the task-locals of whoever makes it."""
    number = world.start(state, code, state.lanes[me].line, parent=me)
    state.lanes[number].name = code


@operation("Task {{ _ = {1}; {block}}}")
def task_in(world, state, me, code, line):
    """A task that inherits the actor, since its closure names it."""
    world.start(state, code, state.lanes[me].line, parent=me)


# As with a thread's sleep, `awake` follows.
declare("task_sleep", "try? await Task.sleep(for: .milliseconds({0}))", deadline)
declare("clock_sleep", "try? await ContinuousClock().sleep(until: .now + .milliseconds({0}))", deadline)


def named(state, code):
    return next(number for number, lane in enumerate(state.lanes) if lane.name == code)


@operation("_ = await {0}.value")
def value(world, state, me, code):
    target = named(state, code)
    if not world.has_ended(state, target):
        state.lanes[target].waiters.append(me)
        world.suspend(state, me)


@operation('out(Task.isCancelled ? "C" : "c")')
def is_cancelled(world, state, me):
    state.output += "C" if state.lanes[me].cancelled else "c"


@operation("")
def end(world, state, me):
    """The end of a task is a step of its own: who looks before it still has to wait."""


# An actor's method: into its line, and back to where the caller was.


@operation("await {0}.run {{ {0} in {block}}}")
def hop(world, state, me, line, code):
    lane = state.lanes[me]
    lane.back.append((lane.code, lane.at, lane.line))
    if lane.line != line:
        world.leave(state, me)
        state.lines[line].waiting.append(me)
    lane.code, lane.at, lane.line = code, -1, line


@operation("")
def hop_back(world, state, me):
    lane = state.lanes[me]
    code, at, line = lane.back.pop()
    if lane.line != line:
        world.leave(state, me)
        lane.line = line
        if line:
            state.lines[line].waiting.append(me)
    lane.code, lane.at = code, at


# Task-locals.


@operation("out(Local.name)")
def local(world, state, me):
    state.output += state.lanes[me].locals


@operation('await Local.$name.withValue("{0}") {{')
def bind(world, state, me, letter):
    state.lanes[me].outer.append(state.lanes[me].locals)
    state.lanes[me].locals = letter


@operation("}}")
def unbind(world, state, me):
    state.lanes[me].locals = state.lanes[me].outer.pop()


# Streams with a policy for a full buffer.


def stream(state):
    """A program has one stream; its two ends have names of their own in Swift."""
    return state.streams.setdefault("stream", {"buffer": [], "ended": False, "waiter": None})


@operation("drop({0}.yield(\"{1}\"))")
def give(world, state, me, name, letter, policy, room):
    """Hands a value to whoever waits, or keeps it; what is dropped is printed, as a capital letter."""
    it = stream(state)
    dropped = None
    if it["waiter"] is not None:
        world.resume(state, it["waiter"], letter)
        it["waiter"] = None
    elif policy == "oldest" and len(it["buffer"]) == room:
        dropped = letter
    else:
        it["buffer"].append(letter)
        if policy == "newest" and len(it["buffer"]) > room:
            dropped = it["buffer"].pop(0)
    # The step that prints it is the next one.
    state.lanes[me].value = dropped


@operation("")
def tell_dropped(world, state, me):
    if state.lanes[me].value is not None:
        state.output += state.lanes[me].value.upper()
        state.lanes[me].value = None


@operation("{0}.finish()")
def finish(world, state, me, name):
    it = stream(state)
    it["ended"] = True
    if it["waiter"] is not None:
        world.resume(state, it["waiter"], None)
        it["waiter"] = None


@operation("for await letter in {0} {{ out(letter) }}")
def take(world, state, me, name):
    """Asks for the next value; `print_taken` prints it and comes back here."""
    it = stream(state)
    lane = state.lanes[me]
    if it["buffer"]:
        lane.value = it["buffer"].pop(0)
    elif it["ended"]:
        lane.value = None
    else:
        it["waiter"] = me
        world.suspend(state, me)


@operation("")
def print_taken(world, state, me):
    lane = state.lanes[me]
    if lane.value is not None:
        state.output += lane.value
        lane.value = None
        lane.at -= 2


# Groups. A child's last step is `child_end`; it says whether the child throws.


@operation("group.addTask {{ {block}}}")
def child(world, state, me, code):
    number = world.start(state, code, parent=me)
    state.lanes[number].group = me
    state.lanes[number].cancelled = state.lanes[me].group_cancelled


@operation("do {{ try await withThrowingTaskGroup(of: Void.self) {{ group in")
def open_throwing(world, state, me, kind="throwing"):
    state.lanes[me].kind, state.lanes[me].group_cancelled, state.lanes[me].asks = kind, False, False


@operation("do {{ try await withThrowingDiscardingTaskGroup {{ group in")
def open_discarding(world, state, me):
    open_throwing(world, state, me, "discarding")


def cancel_children(state, me):
    state.lanes[me].group_cancelled = True
    for lane in state.lanes:
        if lane.group == me:
            lane.cancelled = True


@operation("{1}")
def child_end(world, state, me, throws, swift):
    parent = state.lanes[me].group
    owner = state.lanes[parent]
    if owner.kind == "discarding":
        if throws:
            owner.failed = True
            cancel_children(state, parent)
    else:
        owner.results.append(throws)
    # A lane has ended with its last operation, so that the count is right from the next step on.
    state.lanes[me].group = None
    if owner.asks and (owner.kind != "discarding" or not children(state, parent)):
        owner.asks = False
        world.resume(state, parent)


def children(state, me):
    return [lane for lane in state.lanes if lane.group == me]


@operation("")
def close_group(world, state, me):
    """Waits until no child is left: the end of a discarding group."""
    lane = state.lanes[me]
    if children(state, me):
        lane.asks = True
        world.suspend(state, me)
        lane.at -= 1


@operation("while let _ = try await group.next() {{}}")
def next_child(world, state, me):
    """Takes ends of children until one has failed or none is left; cancels the rest, and waits for them."""
    lane = state.lanes[me]
    while lane.results:
        if lane.results.pop(0) and not lane.failed:
            lane.failed = True
            cancel_children(state, me)
    close_group(world, state, me)


@operation('}}; out("f") }} catch {{ out("F") }}')
def tell_failed(world, state, me):
    state.output += "F" if state.lanes[me].failed else "f"
