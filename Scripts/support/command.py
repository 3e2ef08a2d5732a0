"""The command line of a script that runs `check`: its help, its options, and how it refuses a wrong one."""

import argparse
import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAMS = ROOT / "Tests" / "Programs"


def refuse(sentence, status=64):
    """Ends the script with a sentence about why; 64 says that its command line is wrong."""
    print(f"{pathlib.Path(sys.argv[0]).name}: {sentence}", file=sys.stderr)
    sys.exit(status)


class CommandLine(argparse.ArgumentParser):
    """Options beside --help and --check; the help is the script's own documentation."""

    def __init__(self, documentation):
        super().__init__(add_help=False)
        self.documentation = documentation.strip()
        self.add_argument("--help", "-h", action="store_true")
        self.add_argument("--check", default=str(ROOT / ".build/debug/check"))

    def error(self, message):
        refuse(message)

    def read(self):
        """The options of this run."""
        options, others = self.read_some()
        if others:
            self.error(f"unrecognized arguments: {' '.join(others)}")
        return options

    def read_some(self):
        """The options of this run, and what is for somebody else."""
        options, others = self.parse_known_args()
        if options.help:
            print(self.documentation)
            sys.exit(0)
        return options, others


def need(check):
    """Refuses an executable that is not there."""
    if not os.access(check, os.X_OK):
        refuse(f"there is no {check}; 'swift build --product check' makes it")
