"""A headless Chromium, by the WebDriver protocol."""

import base64
import json
import os
import pathlib
import re
import subprocess
import urllib.error
import urllib.request

ARGUMENTS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--window-size=1400,1000", "--force-color-profile=srgb"]


class Browser:
    """with Browser() as browser: browser.open("page.html")"""

    def __enter__(self):
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], text=True,
                                       stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for line in self.driver.stdout:
            found = re.search(r"started successfully on port (\d+)", line)
            if found:
                break
        self.url = f"http://127.0.0.1:{found[1]}"
        session = self.call("POST", "/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:loggingPrefs": {"browser": "ALL"},
            "goog:chromeOptions": {"args": ARGUMENTS}}}})
        self.url += "/session/" + session["sessionId"]
        return self

    def __exit__(self, *_):
        self.call("DELETE", "")
        self.driver.terminate()
        self.driver.wait()

    def call(self, method, path, body=None):
        request = urllib.request.Request(
            self.url + path, method=method, headers={"Content-Type": "application/json"},
            data=None if body is None else json.dumps(body).encode())
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()) from None

    def open(self, path):
        self.call("POST", "/url", {"url": pathlib.Path(os.path.abspath(path)).as_uri()})

    def run(self, script, *arguments):
        """Runs the body of a function. A script that the policy of the page rejects
        runs nevertheless if it comes from here."""
        return self.call("POST", "/execute/sync",
                         {"script": script, "args": list(arguments)})

    def wait(self, script, *arguments):
        """Runs the body of an asynchronous function, and waits for its end."""
        return self.call("POST", "/execute/async", {
            "script": "const done = arguments[arguments.length - 1];"
                      f"(async () => {{ {script} }})().then(done)",
            "args": list(arguments)})

    def frames(self):
        """Waits until what was asked for is drawn."""
        self.wait("for (let i = 0; i < 3; ++i)"
                  "  await new Promise(run => requestAnimationFrame(run))")

    def press(self, *keys):
        """Presses keys, by their WebDriver codes, on what has the focus."""
        actions = [{"type": kind, "value": key}
                   for key in keys for kind in ("keyDown", "keyUp")]
        self.call("POST", "/actions", {"actions": [
            {"type": "key", "id": "keys", "actions": actions}]})

    def errors(self):
        return [entry["message"] for entry in self.call("POST", "/se/log",
                                                        {"type": "browser"})
                if entry["level"] in ("SEVERE", "WARNING")]

    def screenshot(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.call("GET", "/screenshot")))
