"""Queues of operations: dependencies, limits, barriers, suspending, cancelling, completion blocks."""

from program import Kit


class Operations(Kit):
    """A queue or two, and two operations or three."""

    effort = 2

    def declare(self):
        """Makes queues and operations; a lane adds each of them."""
        add, lanes = self.program.before.append, self.program.lanes
        self.queues = [f"operations{number}" for number in range(self.pick([1, 1, 1, 2]))]
        self.names = [f"operation{number}" for number in range(self.pick([2, 2, 2, 3]))]
        for queue in self.queues:
            add(f"let {queue} = OperationQueue()")
            limit = self.pick([None, 1, 1, 1])
            if limit:
                add(f"{queue}.maxConcurrentOperationCount = {limit}")
            if self.chance(0.15):
                add(f'{queue}.underlyingQueue = DispatchQueue(label: "under{queue}")')
            if self.chance(0.2):
                add(f"{queue}.isSuspended = true")
                self.program.owed[0].append(f"{queue}.isSuspended = false")
        for name in self.names:
            add(f"let {name} = BlockOperation {{ {self.event()} }}")
            if self.chance(0.25):
                add(f"{name}.completionBlock = {{ {self.event()} }}")
            if self.chance(0.15):
                add(f"{name}.addExecutionBlock {{ {self.event()} }}")
        if self.chance(0.6):
            add(f"{self.names[-1]}.addDependency({self.names[0]})")
        for name in self.random.sample(self.names, len(self.names)):
            self.pick(lanes).append(f"{self.pick(self.queues)}.addOperation({name})")

    def steps(self):
        """What can be done with operations and their queues."""
        return [(2, self.cancels), (2, self.looks), (1, self.suspends), (1, self.limits), (2, self.adds),
                (1, self.depends), (0.5, self.prefers), (0.7, self.waits), (0.5, self.counts)]

    def cancels(self, lane):
        """Cancels an operation, or all of a queue."""
        if self.chance(0.3):
            return [f"{self.pick(self.queues)}.cancelAllOperations()"]
        return [f"{self.pick(self.names)}.cancel()"]

    def looks(self, lane):
        """Looks how far an operation, or a queue, is."""
        state = self.pick(["isFinished", "isReady", "isExecuting", "isCancelled"])
        if self.chance(0.2):
            return [f"if {self.pick(self.queues)}.operationCount == 0 {{ {self.event()} }}"]
        return [f"if {self.pick(self.names)}.{state} {{ {self.event()} }}"]

    def suspends(self, lane):
        """Suspends a queue that this lane resumes later."""
        queue = self.pick(self.queues)
        self.program.owed[lane].append(f"{queue}.isSuspended = false")
        return [f"{queue}.isSuspended = true"]

    def limits(self, lane):
        """Sets how many operations run at a time."""
        return [f"{self.pick(self.queues)}.maxConcurrentOperationCount = {self.pick([1, 2])}"]

    def adds(self, lane):
        """Adds a block, or a barrier."""
        kind = self.pick(["addOperation", "addOperation", "addBarrierBlock"])
        return [f"{self.pick(self.queues)}.{kind} {{ {self.event()} }}"]

    def depends(self, lane):
        """Makes an operation depend on another one, or no longer."""
        first, second = sorted(self.random.sample(self.names, 2))
        kind = "removeDependency" if self.chance(0.3) else "addDependency"
        return [f"{second}.{kind}({first})"]

    def prefers(self, lane):
        """Gives an operation another priority."""
        return [f"{self.pick(self.names)}.queuePriority = .{self.pick(['high', 'low'])}"]

    def waits(self, lane):
        """Waits for an operation, or for all."""
        if self.program.owed[lane] or type(self.program).__name__ == "Tasks":
            return self.looks(lane)
        if self.chance(0.5):
            return [f"{self.pick(self.names)}.waitUntilFinished()", self.event()]
        return [f"{self.pick(self.queues)}.waitUntilAllOperationsAreFinished()", self.event()]

    def counts(self, lane):
        """Sets or asks for the progress of a queue."""
        queue = self.pick(self.queues)
        if self.chance(0.5):
            return [f"{queue}.progress.totalUnitCount = {self.pick([2, 5])}"]
        return [self.event(f"Int({queue}.progress.completedUnitCount)")]
