"""A headless Chromium that a script drives: messages of its protocol through two pipes, and nothing that listens."""

import json
import os
import shutil
import subprocess

NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"]


def find():
    """The path of the browser; None without one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    """One browser with one tab, and a folder of its own for all that it keeps."""

    def __init__(self, path, profile):
        commands, answers = os.pipe(), os.pipe()

        def ends():
            # It reads commands from its descriptor 3 and writes to its descriptor 4.
            os.dup2(commands[0], 103)
            os.dup2(answers[1], 104)
            os.dup2(103, 3)
            os.dup2(104, 4)
        words = [path, "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={profile}", "--no-first-run",
                 "--disable-dev-shm-usage", "--disable-gpu", "--disable-extensions", "--disable-background-networking",
                 "--disable-component-update", "--hide-scrollbars"] + (["--no-sandbox"] if os.getuid() == 0 else [])
        self.process = subprocess.Popen(words, preexec_fn=ends, close_fds=False, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands[0])
        os.close(answers[1])
        self.output, self.input = os.fdopen(commands[1], "wb", 0), os.fdopen(answers[0], "rb", 0)
        self.rest, self.number, self.events, self.session = b"", 0, [], None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
            self.call(domain + ".enable")

    def call(self, method, **parameters):
        """Sends a command and waits for its answer; events that come before it are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.output.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self._receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def _receive(self):
        while b"\0" not in self.rest:
            part = self.input.read(1 << 16)
            if not part:
                raise RuntimeError("the browser is gone")
            self.rest += part
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def look(self, width, height=800, dark=False, scale=1):
        """How wide the window is, and which colours the person prefers."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def open(self, path, part=""):
        """Opens a file, also if it is open already; what another page complained of is forgotten."""
        self.call("Page.navigate", url="about:blank")
        self._wait("Page.loadEventFired")
        self.value("0")
        self.events = []
        self.call("Page.navigate", url="file://" + os.path.abspath(path) + part)
        self._wait("Page.loadEventFired")

    def _wait(self, method):
        while not any(event.get("method") == method for event in self.events):
            self.events.append(self._receive())
        self.events = [event for event in self.events if event.get("method") != method]

    def value(self, expression):
        """What JavaScript's value is; a promise is waited for."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", expression))
        return answer["result"].get("value")

    def press(self, key):
        """Presses and releases a key that types nothing, such as ArrowRight."""
        self.call("Input.dispatchKeyEvent", type="rawKeyDown", key=key, code=key,
                  windowsVirtualKeyCode={"ArrowLeft": 37, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35}[key])
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def words(self):
        """All that a screen reader finds: names, values and descriptions."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        texts = [node.get(part, {}).get("value") for node in nodes for part in ("name", "value", "description")]
        return " ".join(str(text) for text in texts if text is not None)

    def complaints(self):
        """What the page complained of, and what it asked for besides itself."""
        self.value("0")
        found = []
        for event in self.events:
            fields = event.get("params", {})
            if event.get("method") in ("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"):
                found.append(json.dumps(fields)[:300])
            elif event.get("method") == "Network.requestWillBeSent":
                url = fields["request"]["url"]
                if not url.startswith(("file:", "about:")) or "favicon" in url:
                    found.append("asks for " + url)
        return found

    def close(self):
        """Ends it: the end of its commands is the end of it."""
        self.output.close()
        self.process.wait()
