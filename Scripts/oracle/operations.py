"""What an operation of a program does, and how it reads in Swift: one function and one text for each.

A step changes the state and returns True, False where the lane has to wait, or a list of choices.
"""

STEPS, SWIFT = {}, {}


def operation(swift):
    """Declares an operation: its Swift, in which {0}, {1} … are its arguments and {block} the code that one
    of them names."""

    def declare(step):
        STEPS[step.__name__] = step
        SWIFT[step.__name__] = swift
        return step

    return declare


@operation('out("{0}")')
def out(world, state, me, letter):
    state.output += letter
    return True


# Threads, queues, semaphores, groups.


@operation("all.enter(); Thread.detachNewThread {{ {block}all.leave() }}")
def thread(world, state, me, code):
    world.start(state, code)
    return True


@operation("all.enter(); DispatchQueue.global().async {{ {block}all.leave() }}")
def dispatch(world, state, me, code):
    world.start(state, code)
    return True


@operation("all.enter(); {1}.async {{ {block}all.leave() }}")
def dispatch_in(world, state, me, code, line):
    world.start(state, code, line)
    return True


@operation("DispatchQueue.main.async {{ {block}}}")
def main_async(world, state, me, code):
    world.start(state, code, "main")
    return True


@operation("{0}.suspend()")
def suspend(world, state, me, line):
    state.lines[line].suspended += 1
    return True


@operation("{0}.resume()")
def resume(world, state, me, line):
    state.lines[line].suspended -= 1
    return True


@operation("all.wait()")
def join(world, state, me):
    return all(world.has_ended(state, number) for number in range(len(state.lanes)) if number != me)


@operation("{0}.signal()")
def signal(world, state, me, semaphore):
    state.counts[semaphore] = state.counts.get(semaphore, 0) + 1
    return True


@operation("{0}.wait()")
def wait(world, state, me, semaphore):
    if state.counts.get(semaphore, 0) == 0:
        return False
    state.counts[semaphore] -= 1
    return True


def is_over(state, me):
    """Whether the instant has come that ends a wait."""
    return state.now >= state.lanes[me].deadline


@operation("let {1} = DispatchTime.now() + .milliseconds({0})")
def deadline(world, state, me, milliseconds, name):
    state.lanes[me].deadline = state.now + milliseconds
    return True


@operation('out({0}.wait(timeout: {1}) == .success ? "S" : "T")')
def wait_until(world, state, me, semaphore, name):
    if state.counts.get(semaphore, 0) > 0:
        state.counts[semaphore] -= 1
        state.output += "S"
    elif is_over(state, me):
        state.output += "T"
    else:
        return False
    state.lanes[me].deadline = None
    return True


@operation("{0}.enter()")
def enter(world, state, me, group):
    state.counts[group] = state.counts.get(group, 0) + 1
    return True


@operation("{0}.leave()")
def leave(world, state, me, group):
    state.counts[group] -= 1
    return True


@operation('out({0}.wait(timeout: {1}) == .success ? "S" : "T")')
def group_until(world, state, me, group, name):
    if state.counts.get(group, 0) == 0:
        state.output += "S"
    elif is_over(state, me):
        state.output += "T"
    else:
        return False
    state.lanes[me].deadline = None
    return True


@operation("usleep({0}_000)")
def sleep(world, state, me, milliseconds):
    """The first step sets the instant; `awake` follows it."""
    state.lanes[me].deadline = state.now + milliseconds
    return True


@operation("")
def awake(world, state, me):
    if state.now < state.lanes[me].deadline:
        return False
    state.lanes[me].deadline = None
    return True


# Operation queues.


@operation("{1}.addOperation {{ {block}}}")
def operation_in(world, state, me, code, yard):
    state.yards[yard].items.append([world.start(state, code), False, "pending"])
    return True


@operation("{1}.addBarrierBlock {{ {block}}}")
def barrier_in(world, state, me, code, yard):
    state.yards[yard].items.append([world.start(state, code), True, "pending"])
    return True


@operation("{0}.isSuspended = {1}")
def set_suspended(world, state, me, yard, value):
    state.yards[yard].suspended = value == "true"
    return True


@operation("{0}.waitUntilAllOperationsAreFinished()")
def wait_for_all(world, state, me, yard):
    return all(item[2] == "done" for item in state.yards[yard].items)


# Sources of a program's own data. A handler prints the sum that it is given.


@operation("{0}.add(data: {1})")
def add(world, state, me, source, number):
    pending = state.sources.setdefault(source, [0, False])
    if not pending[1]:
        pending[0] += number
    return True


@operation("{0}.cancel()")
def cancel_source(world, state, me, source):
    state.sources.setdefault(source, [0, False])[1] = True
    return True


@operation("{0}.activate()")
def watch(world, state, me, source):
    """Starts the source's own lane, the code of its name."""
    world.start(state, source)
    return True


@operation("")
def latch(world, state, me, source):
    """The source takes the sum before it calls the handler, so that what comes meanwhile waits."""
    pending = state.sources.setdefault(source, [0, False])
    if not pending[0] and not pending[1]:
        return False
    state.lanes[me].value = None if pending[1] else pending[0]
    pending[0] = 0
    return True


@operation("")
def handle(world, state, me):
    """The handler prints the sum, or the handler of the cancellation ends the source."""
    lane = state.lanes[me]
    if lane.value is None:
        state.output += "x"
    else:
        state.output += str(lane.value)
        lane.at -= 2
    return True
