"""The families of random programs: the form of their lanes, and the kits that their steps come from."""

import random

from actors import Actors
from groups import Groups, Items
from lasts import LastDependencies, LastLeaves
from locks import Conditions, Locks
from objects import Atomics, Objects
from operations import Operations
from program import Tasks, Threads
from queues import Queues
from sources import Sources
from streams import Continuations, Streams
from tasks import Locals, Ways
from threads import Loops, Started

FAMILIES = {
    "queues": (Threads, [[Queues], [Queues, Locks], [Queues, Objects]]),
    "sources": (Threads, [[Queues, Sources], [Queues, Sources], [Queues, Sources, Groups]]),
    "groups": (Threads, [[Queues, Groups], [Queues, Groups, Locks]]),
    "items": (Threads, [[Queues, Items], [Queues, Groups, Items]]),
    "operations": (Threads, [[Operations], [Operations], [Operations, Queues]]),
    "lasts": (Threads, [[Queues, LastLeaves], [Queues, LastDependencies]]),
    "locks": (Threads, [[Locks], [Locks, Atomics], [Locks, Started]]),
    "conditions": (Threads, [[Conditions], [Conditions, Locks]]),
    "threads": (Threads, [[Started], [Loops], [Loops], [Started, Loops], [Started, Queues]]),
    "objects": (Threads, [[Objects], [Objects, Atomics], [Atomics]]),
    "tasks": (Tasks, [[Ways], [Ways], [Ways, Locals], [Ways, Atomics]]),
    "actors": (Tasks, [[Actors], [Actors, Ways], [Actors, Locals], [Actors, Queues]]),
    "streams": (Tasks, [[Streams], [Streams, Ways], [Streams, Actors], [Streams, Queues]]),
    "continuations": (Tasks, [[Continuations], [Continuations, Ways], [Continuations, Actors]]),
    "mixed": (Tasks, [[Ways, Objects], [Ways, Queues, Groups], [Queues, Sources], [Ways, Operations],
                      [Actors, Objects], [Queues, Items], [Ways, Queues]]),
}


def program(family, seed):
    """The text of a family's program."""
    form, choices = FAMILIES[family]
    kits = random.Random(f"{family} {seed}").choice(choices)
    return form(f"{family} {seed}", kits).text()
