"""What an operation of a program does, and how it reads in Swift: one function and one text for each.

A step changes the state. It returns False, and has changed nothing, where the lane has to wait.
"""

STEPS, SWIFT = {}, {}


def declare(name, swift, step):
    """Declares an operation: its Swift, in which {0}, {1} … are its arguments and {block} the code that one
    of them names."""
    STEPS[name], SWIFT[name] = step, swift


def operation(swift):
    """Declares a function as the step of an operation of its name."""

    def decorate(step):
        declare(step.__name__, swift, step)
        return step

    return decorate


@operation('out("{0}")')
def out(world, state, me, letter):
    state.output += letter


# Threads, queues, semaphores, groups.


def begin(world, state, me, code, line=None):
    """Makes a lane, which stands in the line if one is named."""
    world.start(state, code, line)


declare("thread", "all.enter(); Thread.detachNewThread {{ {block}all.leave() }}", begin)
declare("dispatch", "all.enter(); DispatchQueue.global().async {{ {block}all.leave() }}", begin)
declare("dispatch_in", "all.enter(); {1}.async {{ {block}all.leave() }}", begin)
declare("main_async", "DispatchQueue.main.async {{ {block}}}",
        lambda world, state, me, code: world.start(state, code, "main"))


@operation("{0}.suspend()")
def suspend(world, state, me, line):
    state.lines[line].suspended += 1


@operation("{0}.resume()")
def resume(world, state, me, line):
    state.lines[line].suspended -= 1


@operation("all.wait()")
def join(world, state, me):
    return not any(state.notified.values()) and all(
        world.has_ended(state, number) for number in range(len(state.lanes)) if number != me)


@operation("{0}.signal()")
def signal(world, state, me, semaphore):
    state.counts[semaphore] = state.counts.get(semaphore, 0) + 1


@operation("{0}.wait()")
def wait(world, state, me, semaphore):
    if state.counts.get(semaphore, 0) == 0:
        return False
    state.counts[semaphore] -= 1


# Atomic variables, and loops that look at them until another thread has changed them.


@operation("{0}.add(1, ordering: .sequentiallyConsistent)")
def count_up(world, state, me, variable):
    state.counts[variable] = state.counts.get(variable, 0) + 1


@operation("let {1} = {0}.load(ordering: .sequentiallyConsistent)")
def see(world, state, me, variable, name):
    state.lanes[me].value = state.counts.get(variable, 0)


@operation('out(String({0}))')
def say(world, state, me, name):
    state.output += str(state.lanes[me].value)


def has(state, variable, number):
    return state.counts.get(variable, 0) >= number


LOOK = "{%d}.load(ordering: .sequentiallyConsistent) < {%d}"
declare("await_count", f"while {LOOK % (0, 1)} {{{{}}}}",
        lambda world, state, me, variable, number: has(state, variable, number))
declare("await_twice", f"for _ in 0..<2 {{{{ while {LOOK % (0, 1)} {{{{ sched_yield() }}}} }}}}",
        lambda world, state, me, variable, number: has(state, variable, number))
declare("await_both", f"while {LOOK % (0, 1)} || {LOOK % (2, 3)} {{{{}}}}",
        lambda world, state, me, one, number, other, many:
        has(state, one, number) and has(state, other, many))
declare("await_either", f"while {LOOK % (0, 1)} && {LOOK % (2, 3)} {{{{}}}}",
        lambda world, state, me, one, number, other, many:
        has(state, one, number) or has(state, other, many))


def take_gate(world, state, me, gate):
    if state.counts.get(gate):
        return False
    state.counts[gate] = 1


declare("exchange", "while {0}.exchange(true, ordering: .sequentiallyConsistent) {{}}", take_gate)
declare("compare", "while !{0}.compareExchange(expected: false, desired: true, "
        "ordering: .sequentiallyConsistent).exchanged {{}}", take_gate)


@operation("{0}.store(false, ordering: .sequentiallyConsistent)")
def open_gate(world, state, me, gate):
    state.counts[gate] = 0


@operation("let {1} = DispatchTime.now() + .milliseconds({0})")
def deadline(world, state, me, milliseconds, name=None):
    state.lanes[me].deadline = state.now + milliseconds


def is_over(state, me):
    """Whether the instant has come that ends a wait, which is forgotten then."""
    lane = state.lanes[me]
    if state.now < lane.deadline:
        return False
    lane.deadline = None
    return True


def wait_with_limit(state, me, is_there):
    """Prints S for what is there, and T when its instant has come."""
    if not is_there and not is_over(state, me):
        return False
    state.lanes[me].deadline = None
    state.output += "S" if is_there else "T"
    return True


@operation('out({0}.wait(timeout: {1}) == .success ? "S" : "T")')
def wait_until(world, state, me, semaphore, name):
    is_there = state.counts.get(semaphore, 0) > 0
    if is_there:
        state.counts[semaphore] -= 1
    return wait_with_limit(state, me, is_there)


@operation("{0}.enter()")
def enter(world, state, me, group):
    state.counts[group] = state.counts.get(group, 0) + 1


@operation("{0}.leave()")
def leave(world, state, me, group):
    state.counts[group] -= 1


@operation('out({0}.wait(timeout: {1}) == .success ? "S" : "T")')
def group_until(world, state, me, group, name):
    return wait_with_limit(state, me, state.counts.get(group, 0) == 0)


# A group that blocks are to follow. Who leaves last takes along the blocks that wait, in a step of its own:
# before it the group may be entered again, and get another block.


def notify(world, state, me, code, group):
    if state.counts.get(group, 0) == 0:
        world.start(state, code)
    else:
        state.notified.setdefault(group, []).append(code)


declare("notify", "all.enter(); {1}.notify(queue: .global()) {{ {block}all.leave() }}", notify)


@operation("{0}.leave()")
def depart(world, state, me, group):
    state.counts[group] -= 1
    state.lanes[me].value = state.counts[group] == 0 and bool(state.notified.get(group))


@operation("")
def take_along(world, state, me, group):
    if state.lanes[me].value:
        for code in state.notified.pop(group, []):
            world.start(state, code)
    state.lanes[me].value = None


# Whoever sleeps sets the instant with its first step, and wakes with the second.
declare("sleep", "usleep({0}_000)", deadline)
declare("awake", "", lambda world, state, me: is_over(state, me))


# Operation queues.


def add_to(world, state, code, yard, is_barrier):
    state.yards[yard].items.append([world.start(state, code), is_barrier, "pending"])


declare("operation_in", "{1}.addOperation {{ {block}}}",
        lambda world, state, me, code, yard: add_to(world, state, code, yard, False))
declare("barrier_in", "{1}.addBarrierBlock {{ {block}}}",
        lambda world, state, me, code, yard: add_to(world, state, code, yard, True))


@operation("{0}.isSuspended = {1}")
def set_suspended(world, state, me, yard, value):
    state.yards[yard].suspended = value == "true"


@operation("{0}.waitUntilAllOperationsAreFinished()")
def wait_for_all(world, state, me, yard):
    return all(item[2] == "done" for item in state.yards[yard].items)


# Sources of a program's own data. A handler prints the sum that it is given.


def source_of(state, name):
    """A source's sum that its handler has not got yet, and whether it is cancelled."""
    return state.sources.setdefault(name, [0, False])


@operation("{0}.add(data: {1})")
def add(world, state, me, source, number):
    pending = source_of(state, source)
    if not pending[1]:
        pending[0] += number


@operation("{0}.cancel()")
def cancel_source(world, state, me, source):
    source_of(state, source)[1] = True


@operation("{0}.activate()")
def watch(world, state, me, source):
    """Starts the source's own lane, the code of its name."""
    world.start(state, source)


@operation("")
def latch(world, state, me, source):
    """The source takes the sum before it calls the handler, so that what comes meanwhile waits."""
    pending = source_of(state, source)
    if not pending[0] and not pending[1]:
        return False
    state.lanes[me].value = None if pending[1] else pending[0]
    pending[0] = 0


@operation("")
def handle(world, state, me):
    """The handler prints the sum, or the handler of the cancellation ends the source."""
    lane = state.lanes[me]
    if lane.value is None:
        state.output += "x"
    else:
        state.output += str(lane.value)
        lane.at -= 2
