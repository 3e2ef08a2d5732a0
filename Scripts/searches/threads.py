"""Threads of Foundation, notifications, and the main run loop with its timers and blocks."""

from program import Kit


class Started(Kit):
    """Two threads that a lane starts."""

    def declare(self):
        """Makes the threads; a lane starts each."""
        for number in range(2):
            asks = f"if Thread.current.isCancelled {{ {self.event()} }}"
            naps = self.pick(["", "", "Thread.sleep(forTimeInterval: 1); "])
            self.program.before.append(f"let thread{number} = Thread {{ {self.event()}; {naps}{asks} }}")
            self.pick(self.program.lanes).append(f"thread{number}.start()")

    def steps(self):
        """What can be done with a thread."""
        return [(1, self.cancels), (3, self.looks), (1, lambda lane: [self.event()])]

    def cancels(self, lane):
        """Cancels a thread."""
        return [f"thread{self.pick([0, 1])}.cancel()"]

    def looks(self, lane):
        """Looks how far a thread is."""
        state = self.pick(["isFinished", "isExecuting", "isCancelled"])
        return [f"if thread{self.pick([0, 1])}.{state} {{ {self.event()} }}"]


class Loops(Kit):
    """A notification centre, and the main thread's run loop."""

    def declare(self):
        """Makes a centre and an observer."""
        queue = self.pick(["nil", "delivery"])
        self.program.before += [
            "let center = NotificationCenter()", "let delivery = OperationQueue()",
            f'let observer = center.addObserver(forName: .init("a"), object: nil, queue: {queue}) '
            f"{{ _ in {self.event()} }}"]
        self.program.owed[0].append("RunLoop.main.run(until: Date() + 5)")

    def steps(self):
        """What can be done with both."""
        return [(2, self.posts), (1, self.removes), (1, self.observes), (2, self.performs), (2, self.timers),
                (1, self.main_queue), (1, self.runs)]

    def posts(self, lane):
        """Posts a notification."""
        return ['center.post(name: .init("a"), object: nil)']

    def removes(self, lane):
        """Removes the observer."""
        return ["center.removeObserver(observer)"]

    def observes(self, lane):
        """Adds an observer."""
        return [f'_ = center.addObserver(forName: .init("a"), object: nil, queue: nil) '
                f"{{ _ in {self.event()} }}"]

    def performs(self, lane):
        """A block for the main run loop."""
        return [f"RunLoop.main.perform {{ {self.event()} }}"]

    def timers(self, lane):
        """A timer of the main run loop, perhaps invalidated."""
        if lane or self.chance(0.5):
            return [f"RunLoop.main.add(Timer(timeInterval: {self.pick([0.2, 1])}, repeats: false) "
                    f"{{ _ in {self.event()} }}, forMode: .default)"]
        return [f"Timer.scheduledTimer(withTimeInterval: 1, repeats: {self.pick(['true', 'false'])}) "
                f"{{ {self.event()}; $0.invalidate() }}"]

    def main_queue(self, lane):
        """A block for the main queue."""
        return [f"DispatchQueue.main.async {{ {self.event()} }}"]

    def runs(self, lane):
        """Runs the main run loop for a while."""
        return [self.event()] if lane else ["RunLoop.main.run(until: Date() + 0.5)"]
