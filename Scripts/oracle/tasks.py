"""Operations of Swift Concurrency: tasks, groups, streams, actors."""

from operations import operation


@operation("let {0} = Task.detached {{ {block}}}")
def detached(world, state, me, code):
    number = world.start(state, code)
    state.lanes[number].name = code
    return True


@operation("let {0} = Task {{ {block}}}")
def task(world, state, me, code):
    """Inherits the actor and the task-locals of whoever makes it."""
    number = world.start(state, code, state.lanes[me].line, parent=me)
    state.lanes[number].name = code
    return True


@operation("Task {{ _ = {1}; {block}}}")
def task_in(world, state, me, code, line):
    """A task that inherits the actor, since its closure names it."""
    world.start(state, code, state.lanes[me].line, parent=me)
    return True


@operation("try? await Task.sleep(for: .milliseconds({0}))")
def task_sleep(world, state, me, milliseconds):
    state.lanes[me].deadline = state.now + milliseconds
    return True


@operation("try? await ContinuousClock().sleep(until: .now + .milliseconds({0}))")
def clock_sleep(world, state, me, milliseconds):
    state.lanes[me].deadline = state.now + milliseconds
    return True


def named(state, code):
    return next(number for number, lane in enumerate(state.lanes)
                if getattr(lane, "name", None) == code)


@operation("_ = await {0}.value")
def value(world, state, me, code):
    target = named(state, code)
    if not world.has_ended(state, target):
        state.lanes[target].waiters.append(me)
        world.suspend(state, me)
    return True


@operation("{0}.cancel()")
def cancel(world, state, me, code):
    state.lanes[named(state, code)].cancelled = True
    return True


@operation('out(Task.isCancelled ? "C" : "c")')
def is_cancelled(world, state, me):
    state.output += "C" if state.lanes[me].cancelled else "c"
    return True


@operation("")
def end(world, state, me):
    """The end of a task is a step of its own: who looks before it still has to wait."""
    return True


# An actor's method: into its line, and back to where the caller was.


@operation("await {0}.run {{ {0} in {block}}}")
def hop(world, state, me, line, code):
    lane = state.lanes[me]
    lane.back = getattr(lane, "back", []) + [(lane.code, lane.at, lane.line)]
    if lane.line != line:
        world.leave(state, me)
        state.lines[line].waiting.append(me)
    lane.code, lane.at, lane.line = code, -1, line
    return True


@operation("")
def hop_back(world, state, me):
    lane = state.lanes[me]
    code, at, line = lane.back[-1]
    lane.back = lane.back[:-1]
    if lane.line != line:
        world.leave(state, me)
        lane.line = line
        if line:
            state.lines[line].waiting.append(me)
    lane.code, lane.at = code, at
    return True


# Task-locals.


@operation("out(Local.name)")
def local(world, state, me):
    state.output += state.lanes[me].locals
    return True


@operation('await Local.$name.withValue("{0}") {{')
def bind(world, state, me, letter):
    state.lanes[me].outer = getattr(state.lanes[me], "outer", []) + [state.lanes[me].locals]
    state.lanes[me].locals = letter
    return True


@operation("}}")
def unbind(world, state, me):
    state.lanes[me].locals = state.lanes[me].outer[-1]
    state.lanes[me].outer = state.lanes[me].outer[:-1]
    return True


# Streams with a policy for a full buffer.


def stream(state):
    """A program has one stream; its two ends have names of their own in Swift."""
    return state.streams.setdefault("stream", {"buffer": [], "ended": False, "waiter": None})


@operation("drop({0}.yield(\"{1}\"))")
def give(world, state, me, name, letter, policy, room):
    """Hands a value to whoever waits, or keeps it; what is dropped is printed, as a capital letter."""
    it = stream(state)
    if it["waiter"] is not None:
        world.resume(state, it["waiter"], letter)
        it["waiter"] = None
    elif policy == "all" or len(it["buffer"]) < room:
        it["buffer"].append(letter)
    elif policy == "newest":
        # The step that prints what was dropped is the next one.
        state.lanes[me].value = it["buffer"].pop(0)
        it["buffer"].append(letter)
        return True
    else:
        state.lanes[me].value = letter
        return True
    state.lanes[me].value = None
    return True


@operation("")
def tell_dropped(world, state, me):
    if state.lanes[me].value is not None:
        state.output += state.lanes[me].value.upper()
        state.lanes[me].value = None
    return True


@operation("{0}.finish()")
def finish(world, state, me, name):
    it = stream(state)
    it["ended"] = True
    if it["waiter"] is not None:
        world.resume(state, it["waiter"], None)
        it["waiter"] = None
    return True


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
    return True


@operation("")
def print_taken(world, state, me):
    lane = state.lanes[me]
    if lane.value is not None:
        state.output += lane.value
        lane.value = None
        lane.at -= 2
    return True


# Groups. A child's last step is `child_end`; it says whether the child throws.


@operation("group.addTask {{ {block}}}")
def child(world, state, me, code):
    number = world.start(state, code, parent=me)
    state.lanes[number].group = me
    state.lanes[number].cancelled = state.lanes[me].group_cancelled
    return True


@operation("do {{ try await withThrowingTaskGroup(of: Void.self) {{ group in")
def open_throwing(world, state, me, kind="throwing"):
    state.lanes[me].kind, state.lanes[me].group_cancelled, state.lanes[me].asks = kind, False, False
    return True


@operation("do {{ try await withThrowingDiscardingTaskGroup {{ group in")
def open_discarding(world, state, me):
    return open_throwing(world, state, me, "discarding")


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
    return True


def children(state, me):
    return [lane for lane in state.lanes if lane.group == me]


@operation("while let _ = try await group.next() {{}}")
def next_child(world, state, me):
    """Takes ends of children until one has failed or none is left; cancels the rest, and waits for them."""
    lane = state.lanes[me]
    while lane.results:
        if lane.results.pop(0) and not lane.failed:
            lane.failed = True
            cancel_children(state, me)
    if children(state, me):
        lane.asks = True
        world.suspend(state, me)
        lane.at -= 1
    return True


@operation("")
def close_group(world, state, me):
    """The end of a discarding group: it waits for its children."""
    if children(state, me):
        state.lanes[me].asks = True
        world.suspend(state, me)
        state.lanes[me].at -= 1
    return True


@operation('}}; out("f") }} catch {{ out("F") }}')
def tell_failed(world, state, me):
    state.output += "F" if state.lanes[me].failed else "f"
    return True
