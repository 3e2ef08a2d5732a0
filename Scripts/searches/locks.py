"""Locks, semaphores, conditions, readers and writers: of Foundation, Dispatch, Synchronization and POSIX."""

from program import Kit


class Locks(Kit):
    """One lock of each kind that a program draws."""

    DECLARED = {
        "nslock": ["let lock = NSLock()"],
        "recursive": ["let recursive = NSRecursiveLock()"],
        "mutex": ["let mutex = Mutex(0)"],
        "semaphore": ["let semaphore = DispatchSemaphore(value: 1)"],
        "readers": ["let readers = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)",
                    "pthread_rwlock_init(readers, nil)"],
        "posix": ["let posix = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)",
                  "pthread_mutex_init(posix, nil)"],
        "tokens": ["let tokens = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)",
                   "sem_init(tokens, 0, 1)"],
    }

    def declare(self):
        """Makes two or three locks."""
        self.kinds = self.random.sample(list(self.DECLARED), self.pick([1, 2, 2, 3]))
        for kind in self.kinds:
            self.program.before += self.DECLARED[kind]

    def steps(self):
        """One step for each lock."""
        return [(2, getattr(self, kind)) for kind in self.kinds] + [(1, lambda lane: [self.event()])]

    def nslock(self, lane):
        """Locks, tries to, or waits for a time."""
        return [self.pick([f"lock.lock(); {self.event()}; lock.unlock()",
                           f"if lock.try() {{ {self.event()}; lock.unlock() }}",
                           f"if lock.lock(before: Date() + 1) {{ {self.event()}; lock.unlock() }}"])]

    def recursive(self, lane):
        """Locks twice, or tries to."""
        inner = f"recursive.lock(); {self.event()}; recursive.unlock(); recursive.unlock()"
        return [self.pick([f"recursive.lock(); {inner}", f"if recursive.try() {{ {inner} }}"])]

    def mutex(self, lane):
        """Counts, or tries to."""
        return [self.pick([f"mutex.withLock {{ $0 += 1; {self.event('$0')} }}",
                           f"_ = mutex.withLockIfAvailable {{ $0 += 1; {self.event('$0')} }}"])]

    def semaphore(self, lane):
        """Signals, waits for a time, or tries."""
        wait = f"if semaphore.wait(timeout: .now(){self.pick(['', ' + 1'])}) == .success"
        return [self.pick(["semaphore.signal()", f"{wait} {{ {self.event()} }}",
                           f"{wait} {{ {self.event()}; semaphore.signal() }}"])]

    def readers(self, lane):
        """Reads or writes, or tries to."""
        kind = self.pick(["rd", "rd", "wr"])
        inside = f"{self.event()}; pthread_rwlock_unlock(readers)"
        return [self.pick([f"pthread_rwlock_{kind}lock(readers); {inside}",
                           f"if pthread_rwlock_try{kind}lock(readers) == 0 {{ {inside} }}"])]

    def posix(self, lane):
        """Locks, or tries to."""
        inside = f"{self.event()}; pthread_mutex_unlock(posix)"
        return [self.pick([f"pthread_mutex_lock(posix); {inside}",
                           f"if pthread_mutex_trylock(posix) == 0 {{ {inside} }}"])]

    def tokens(self, lane):
        """Puts a token, takes one if there is one, or counts them."""
        count = f"do {{ var count: Int32 = 0; sem_getvalue(tokens, &count); {self.event('Int(count)')} }}"
        return [self.pick(["sem_post(tokens)", f"if sem_trywait(tokens) == 0 {{ {self.event()} }}", count])]


class Conditions(Kit):
    """A condition and a lock with a number."""

    def declare(self):
        """Makes both."""
        self.program.before += ["let condition = NSCondition()", "let stage = NSConditionLock(condition: 0)"]
        if self.chance(0.4):
            self.program.before += [
                "let signal = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)",
                "pthread_cond_init(signal, nil)",
                "let guarded = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)",
                "pthread_mutex_init(guarded, nil)", "nonisolated(unsafe) var isSet = false"]
            self.has_posix = True
        else:
            self.has_posix = False

    def steps(self):
        """What can be done with conditions."""
        posix = [(1.5, self.posix_waits), (1.5, self.posix_signals)] if self.has_posix else []
        return posix + [(2, self.signals), (2, self.waits), (2, self.stages), (1, self.looks)]

    def signals(self, lane):
        """Wakes one lane, or all."""
        call = self.pick(["condition.signal()", "condition.broadcast()"])
        return [self.pick([call, f"condition.lock(); {call}; condition.unlock()"])]

    def waits(self, lane):
        """Waits for a time."""
        wait = f"if condition.wait(until: Date() + 1) {{ {self.event()} }}"
        return [f"condition.lock(); {wait}; condition.unlock()"]

    def stages(self, lane):
        """Takes the lock at a number, and leaves another one."""
        unlock = f"stage.unlock(withCondition: {self.pick([0, 1, 2])})"
        when = self.pick(["before: Date() + 1", f"whenCondition: {self.pick([0, 1, 2])}, before: Date() + 1"])
        return [f"if stage.lock({when}) {{ {self.event()}; {unlock} }}"]

    def looks(self, lane):
        """Looks at the number, or tries to lock at one."""
        number = self.pick([0, 1])
        tried = f"{self.event()}; stage.unlock()"
        return [self.pick([f"if stage.condition == {number} {{ {self.event()} }}",
                           f"if stage.tryLock(whenCondition: {number}) {{ {tried} }}"])]

    def posix_waits(self, lane):
        """Waits until the flag is set; the last lane, or the end, sets it."""
        if lane == 0:
            return self.posix_signals(lane)
        self.program.owed[0] = self.program.owed[0] or ["pthread_mutex_lock(guarded); isSet = true; "
                                                        "pthread_cond_broadcast(signal); "
                                                        "pthread_mutex_unlock(guarded)"]
        return ["pthread_mutex_lock(guarded)", "while !isSet { pthread_cond_wait(signal, guarded) }",
                self.event(), "pthread_mutex_unlock(guarded)"]

    def posix_signals(self, lane):
        """Sets the flag and signals."""
        kind = self.pick(["signal", "broadcast"])
        return [f"pthread_mutex_lock(guarded); isSet = true; pthread_cond_{kind}(signal); {self.event()}; "
                "pthread_mutex_unlock(guarded)"]
