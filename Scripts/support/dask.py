"""Work that is divided into parts, on the processes or machines of a Dask cluster."""

import logging
import os
import signal
import sys

from support.command import refuse


def add_options(line):
    """The options that say on how many workers, or on whose."""
    line.add_argument("--parts", type=int)
    line.add_argument("--workers", type=int, default=2)
    line.add_argument("--scheduler")


def each_part(options, work, word):
    """Does the parts, and yields the number of each with what came of it, as they end.

    `work` takes a part's name, such as 1/8, and returns its result and an empty text, or None and a reason; it runs
    where the worker is. `word` says what a part is once it is done.
    """
    # What Dask notes about parts that are given up would stand beside the reason; its processes read this, too.
    os.environ.setdefault("DASK_LOGGING__DISTRIBUTED", "critical")
    for name in ("parts", "workers"):
        if getattr(options, name) is not None and getattr(options, name) < 1:
            refuse(f"--{name} takes a number from 1 on")
    try:
        from dask.distributed import Client
    except ImportError:
        refuse('Dask is missing: pip install "dask[distributed]"', 69)
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    try:
        if options.scheduler:
            client = Client(options.scheduler)
        else:
            # Ctrl-C ends this script and what the workers run, and they have nothing to say about it.
            before = signal.signal(signal.SIGINT, signal.SIG_IGN)
            client = Client(n_workers=options.workers, threads_per_worker=1, dashboard_address=None)
            signal.signal(signal.SIGINT, before)
    except (OSError, ValueError) as error:
        refuse(f"no cluster at {options.scheduler or 'this machine'}: {error}", 69)
    with client:
        try:
            yield from results(client, options, work, word)
        except KeyboardInterrupt:
            sys.exit(130)


def results(client, options, work, word):
    """The same, with a client that is there."""
    from dask.distributed import as_completed
    count = options.parts or 4 * max(1, len(client.scheduler_info()["workers"]))
    parts = {
        client.submit(work, f"{number}/{count}", pure=False): number
        for number in range(1, count + 1)}
    for done, (future, (result, reason)) in enumerate(as_completed(parts, with_results=True), 1):
        if result is None:
            refuse(reason, 69)
        print(f"{done} of {count} parts {word}", file=sys.stderr)
        yield parts[future], result
