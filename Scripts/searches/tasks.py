"""Tasks: cancellation and its handlers, priorities, values, `async let`, groups, sleeping, executors."""

from program import Kit

GROUPS = {"Task": "await withTaskGroup(of: Int.self)",
          "Throwing": "try? await withThrowingTaskGroup(of: Int.self)",
          "Discarding": "await withDiscardingTaskGroup",
          "ThrowingDiscarding": "try? await withThrowingDiscardingTaskGroup"}

TASK_EXECUTOR = """final class TaskQueue: TaskExecutor {
  let queue = DispatchQueue(label: "tasks")
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
let taskQueue = TaskQueue()"""


class Ways(Kit):
    """What a task can do; a program has two to four of these ways."""

    WAYS = ("cancels", "awaits", "handles", "binds", "groups", "sleeps", "main", "raises", "yields",
            "prefers")

    def declare(self):
        """Chooses the ways."""
        self.ways = self.random.sample(self.WAYS, self.pick([2, 3, 4]))
        self.is_inside = False
        self.program.types.append("struct Failure: Error {}")
        # The model has no task executors beside actors.
        if "prefers" in self.ways and any(type(kit).__name__ == "Actors" for kit in self.program.kits):
            self.ways.remove("prefers")
        if "prefers" in self.ways:
            self.program.types.append(TASK_EXECUTOR)

    def steps(self):
        """The ways, and a plain event."""
        return [(2, getattr(self, way)) for way in self.ways] + [(1, lambda lane: [self.event()])]

    def known(self, lane):
        """A task that was started before this one, if there is any."""
        numbers = range(1, lane) if lane else range(1, len(self.program.lanes))
        return f"task{self.pick(list(numbers))}" if numbers else None

    def child(self, lane):
        """What a child does: a step without children of its own."""
        was, self.is_inside = self.is_inside, True
        statements = self.program.step(lane)
        self.is_inside = was
        return "; ".join(statements)

    def cancels(self, lane):
        """Cancels a task, or looks whether one is cancelled."""
        task = self.known(lane)
        look = f"if {self.pick([task, 'Task'] if task else ['Task'])}.isCancelled {{ {self.event()} }}"
        cancel = f"{task}.cancel()" if task else "withUnsafeCurrentTask { $0?.cancel() }"
        return [self.pick([look, cancel])]

    def awaits(self, lane):
        """Waits for a task."""
        task = self.known(lane)
        return [f"await {task}.value", self.event()] if task else [self.event()]

    def handles(self, lane):
        """A handler for the case that this task is cancelled, and perhaps a cancellation."""
        between = self.pick(["", "await Task.yield(); ", "try? await Task.sleep(nanoseconds: 5); "])
        look = f"if Task.isCancelled {{ {self.event()} }}"
        told = [f"await withTaskCancellationHandler {{ {self.event()}; {between}{look} }} "
                f"onCancel: {{ {self.event()} }}"]
        task = self.known(lane)
        return told + ([f"{task}.cancel()"] if task and self.chance(0.5) else [])

    def binds(self, lane):
        """A child that is awaited, or cancelled at the end of its scope."""
        if self.is_inside:
            return [self.event()]
        end = self.pick(["await child", "await child", self.event()])
        return [f"do {{ async let child: Void = {{ {self.child(lane)} }}(); {self.child(lane)}; {end} }}"]

    def groups(self, lane):
        """A group with two children, of which one may throw."""
        if self.is_inside:
            return [self.event()]
        kind = self.pick(list(GROUPS))
        result = "; return 1" if "Discarding" not in kind else ""
        fails = "; throw Failure()" if "Throwing" in kind and self.chance(0.7) else result
        ends = [""] if "Discarding" in kind else [
            "", f"{'try ' if 'Throwing' in kind else ''}await group.waitForAll()",
            f"_ = {'try ' if 'Throwing' in kind else ''}await group.next()"]
        ends += ["group.cancelAll()", f"if group.isEmpty {{ {self.event()} }}"]
        add = self.pick(["addTask", "addTask", "addTaskUnlessCancelled"])
        add = f"_ = group.{add}" if add != "addTask" else "group.addTask"
        return [f"{GROUPS[kind]} {{ group in", f"  {add} {{ {self.child(lane)}{fails} }}",
                f"  group.addTask {{ {self.child(lane)}{result} }}", f"  {self.pick(ends)}", "}"]

    def sleeps(self, lane):
        """Sleeps, unless it is cancelled."""
        time = self.pick([1, 5])
        return [f"if (try? await Task.sleep(nanoseconds: {time})) == nil {{ {self.event()} }}"]

    def prefers(self, lane):
        """On an executor of the program's own."""
        return [self.pick([f"await withTaskExecutorPreference(taskQueue) {{ {self.event()} }}",
                           f"Task(executorPreference: taskQueue) {{ {self.event()}; await Task.yield(); "
                           f"{self.event()} }}"])]

    def yields(self, lane):
        """Gives way."""
        return ["await Task.yield()", self.event()]

    def main(self, lane):
        """On the main actor, or its queue."""
        return [self.pick([f"await MainActor.run {{ {self.event()} }}",
                           f"DispatchQueue.main.async {{ {self.event()} }}",
                           f"Task {{ @MainActor in {self.event()} }}"])]

    def raises(self, lane):
        """Looks at the priority, or has a handler for one that is raised."""
        task = self.known(lane)
        look = self.event("Int(Task.currentPriority.rawValue)")
        handler = (f"await withTaskPriorityEscalationHandler {{ {self.event()}; await Task.yield() }} "
                   f"onPriorityEscalated: {{ _, _ in {self.event()} }}")
        return [self.pick([look, handler] + ([f"{task}.escalatePriority(to: .high)"] if task else []))]


class Locals(Kit):
    """A task-local value, and tasks that inherit it."""

    def declare(self):
        """Declares the value."""
        self.program.types.append("enum Local { @TaskLocal static var number = 0 }")

    def steps(self):
        """Reading, binding, inheriting."""
        return [(1, self.reads), (2, self.inherits)]

    def reads(self, lane):
        """Tells the value."""
        return [self.event("Local.number")]

    def inherits(self, lane):
        """Binds a value for what a new task does."""
        start = self.pick(["Task", "Task.detached"])
        return [f"Local.$number.withValue({self.pick([1, 2])}) {{ _ = {start} "
                f"{{ {self.event('Local.number')} }} }}"]
