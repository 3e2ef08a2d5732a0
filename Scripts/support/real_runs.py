"""Proofs of `check`, held against runs of their programs on the real libraries."""

import concurrent.futures
import json
import os
import pathlib
import re
import select
import subprocess
import sys
import tempfile
import threading

from .command import PROGRAMS, refuse

FOLDERS = ("findings", "litmus", "outcomes", "limits", "benchmarks", "differential")
LOOK = 0.5  # seconds from one look at a run that has not ended to the next
LOOKS = 20  # looks in a row at which it waits, and has used no processor since the one before: it does not end
LIMIT = 10  # seconds of processor time; a run that needs more does not end
SHOWN = 3  # outcomes of a program that are told; one is enough to look for the cause
LEVELS = ("-Onone", "-O")  # of optimisation
# What a check can see of a program that waits for ever; the kinds of FindingKind.
STUCK = {"deadlock", "lostWakeup", "stillWaiting", "groupNeverLeft", "poolExhausted", "syncOnOwnQueue",
         "recursiveLock", "continuationNeverResumed", "operationNeverFinished", "dependencyCycle",
         "noProgress"}
# What is left behind does not keep main from its end; and what the libraries notice themselves is a trap, as a cycle
# of `Mutex`es is, by the kernel's FUTEX_LOCK_PI (EDEADLK).
LEFT = {"continuationNeverResumed", "stillWaiting"}
NOTICED = {"syncOnOwnQueue", "recursiveLock", "deadlock"}


class Trouble(Exception):
    """A measurement that could not be made."""


def head(text, name):
    """What the head of a program says under a name."""
    found = re.search(rf"^// {name}: *(.*)$", text, re.MULTILINE)
    return found.group(1).strip() if found else None


def programs(arguments):
    """The files to look at, those that need a module of this package left out."""
    named = [pathlib.Path(path) for path in arguments] or [PROGRAMS / folder for folder in FOLDERS]
    files = []
    for path in named:
        if path.is_dir():
            files += sorted(path.rglob("*.swift"))
        elif path.is_file():
            files.append(path)
        else:
            refuse(f"there is no {path}")
    return [file for file in files if "import Grading" not in file.read_text()]


class Proof:
    """What `check` says of a program."""

    def __init__(self, options, file, text):
        command = [options.check, str(file), "--json", "-", "--budget", "30s",
                   "--swift-version", head(text, "swift-version") or "6"]
        if options.call:
            command += ["--call", options.call]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace")
        if done.returncode == 69:
            self.certainty = "refused"
            return
        if done.returncode == 75:
            self.certainty = "no answer"
            return
        if done.returncode not in (0, 1):
            raise Trouble(f"check ends with status {done.returncode}: {done.stderr.strip()[:300]}")
        report = json.loads(done.stdout)
        self.certainty = report["certainty"]
        self.conditions = report.get("assumptions", [])
        self.kinds = {finding["kind"] for finding in report["findings"]}
        self.complete = report.get("moreOutcomes", 0) == 0
        self.prints, self.fails = set(), set()
        tables = [report["outcomes"]]
        # Other readings of the program, where it has any. One that is proved as well is no exception.
        for name, condition in (("late", "exactTime"), ("spurious", "noWakeWithoutSignal")):
            reading = report.get(name) or {}
            tables.append(reading.get("outcomes", []))
            self.kinds |= {finding["kind"] for finding in reading.get("findings", [])}
            if reading.get("certainty") == "proved" and not reading.get("assumptions"):
                self.conditions = [one for one in self.conditions if one != condition]
        for outcome in (one for table in tables for one in table):
            failure = outcome.get("failure")
            if failure:
                self.fails.add("stuck" if failure in STUCK else "trap")
            if failure in NOTICED:
                self.fails.add("trap")
            if not failure or failure in LEFT:
                self.prints.add(outcome["output"])
        if self.kinds & STUCK:
            self.fails.add("stuck")

    @property
    def reason_to_skip(self):
        if self.certainty != "proved":
            return self.certainty
        if "dataRace" in self.kinds:
            return "data race"
        if self.kinds - STUCK:
            return "failing"
        return None if self.complete else "too many outcomes"

    def allows(self, outcome):
        kind, output = outcome
        return output in self.prints if kind == "normally" else kind in self.fails


def compile_program(folder, file, text, call, level):
    """Compiles a program for the real libraries; where a function is called, beside a file that calls it."""
    program = folder / f"program{level}"
    sources = [str(file)]
    if call:
        function = re.search(rf"func {re.escape(call)}\(\)([^{{]*)", text)
        if not function:
            raise Trouble(f"has no function {call}()")
        words = ("try " if "throws" in function.group(1) else "") \
            + ("await " if "async" in function.group(1) else "")
        (folder / "main.swift").write_text(f"{words}{call}()\n")
        sources.append(str(folder / "main.swift"))
    # The compiler takes a single file for a script.
    library = ["-parse-as-library"] if not call and re.search(r"^@main\b", text, re.M) else []
    done = subprocess.run(["swiftc", "-swift-version", head(text, "swift-version") or "6", level, *library, *sources,
                           "-o", str(program)], capture_output=True, text=True)
    if done.returncode != 0:
        raise Trouble(f"does not compile: {done.stderr.strip()[:300]}")
    return program


def ends(program):
    """Whether a program ends; one that does not is killed.

    Time alone does not tell: a busy machine can keep a program from running, and a machine can stand still."""
    used, idle = None, 0
    descriptor = os.pidfd_open(program.pid)
    try:
        while idle < LOOKS:
            if select.select([descriptor], [], [], LOOK)[0]:
                program.wait()
                return True
            before, (used, waits) = used, look_at(program.pid)
            if used > LIMIT:
                break
            idle = idle + 1 if waits and used == before else 0
    finally:
        os.close(descriptor)
    program.kill()
    program.wait()
    return False


def look_at(process):
    """The seconds of processor time that a process has used, and whether all its threads wait."""
    ticks, waits = 0, True
    for thread in pathlib.Path(f"/proc/{process}/task").glob("*/stat"):
        try:
            # The name of a thread stands in parentheses, and may hold any character.
            fields = thread.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it ended in between
        waits = waits and fields[0] == "S"
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK"), waits


def outcome(program, library, **variables):
    """Runs a program once with a library preloaded: how it ended, and what it printed if that was normal."""
    environment = dict(os.environ, LD_PRELOAD=str(library), SWIFT_BACKTRACE="enable=no", **variables)
    with tempfile.TemporaryFile() as output:
        done = subprocess.Popen([str(program)], stdout=output, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
                                env=environment)
        if not ends(done):
            return ("stuck", "")
        if done.returncode < 0:
            return ("trap", "")
        if done.returncode > 0:
            return (f"status {done.returncode}", "")
        output.seek(0)
        return ("normally", output.read().decode(errors="replace"))


def judged(proof, seen):
    """What became of a program: a word, and sentences about what its proof lacks.

    `seen` has for each outcome of a real run where it was seen."""
    outside = [(one, where) for one, where in seen.items() if not proof.allows(one)]
    told = []
    for (kind, output), where in outside:
        what = f"printed {output!r}" if kind == "normally" else f"ended with {kind}"
        told.append(f"{what} ({where}); the proof has {len(proof.prints)} outputs "
                    f"and {sorted(proof.fails) or 'no failure'}")
    if len(told) > SHOWN:
        told[SHOWN:] = [f"and {len(told) - SHOWN} more"]
    if not outside:
        return "as proved", []
    if proof.conditions:
        return "exception", [f"provided {', '.join(proof.conditions)}: {line}" for line in told]
    return "WRONG", told


def preloaded(folder, source):
    """The library that a C file of this folder makes."""
    library = pathlib.Path(folder) / "preloaded.so"
    built = subprocess.run(["clang", "-O1", "-shared", "-fPIC", "-o", str(library), str(source)],
                           capture_output=True, text=True)
    if built.returncode != 0:
        refuse(f"{source.name}: {built.stderr.strip()}", 70)
    return library


def survey(files, examine, options, runs):
    """Examines all files and says what is outside of a proof; the exit status.

    `runs` says in words how often each was run."""
    counts, ended, lock = {}, 0, threading.Lock()

    def one(file):
        nonlocal ended
        try:
            word, told = examine(file)
        except Trouble as trouble:
            word, told = "TROUBLE", [str(trouble)]
        with lock:
            ended += 1
            counts[word] = counts.get(word, 0) + 1
            if told or options.list:
                print(f"[{ended}/{len(files)}] {file}: {word}", *told, sep="\n    ", flush=True)
            elif sys.stderr.isatty():
                print(f"\r[{ended}/{len(files)}]", end="\r", file=sys.stderr)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        try:
            list(pool.map(one, files))
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            return 130
    proved = sum(counts.get(word, 0) for word in ("as proved", "exception", "WRONG"))
    rest = ", ".join(f"{count} {word}" for word, count in sorted(counts.items())
                     if word not in ("as proved", "exception", "WRONG"))
    print(f"{proved} programs are proved; {runs}: {counts.get('as proved', 0)} as proved, "
          f"{counts.get('exception', 0)} outside their condition, {counts.get('WRONG', 0)} wrong. "
          f"Not proved: {rest or 'none'}.")
    if counts.get("TROUBLE"):
        return 70
    return 1 if counts.get("WRONG") else 0


def part_of(options):
    """The files to take: each N-th from the I-th on, where --part says I/N."""
    part = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", options.part)
    if not part or int(part.group(1)) > int(part.group(2)):
        refuse("--part takes I/N, such as 2/4")
    return programs(options.files)[int(part.group(1)) - 1::int(part.group(2))]
