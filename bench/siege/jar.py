"""A browser's jar of cookies, with what browsers forget."""

from client import Answer, Headers

KEPT = 180  # of one site, in Chromium; the oldest goes first


class Jar:
    def __init__(self) -> None:
        self.cookies: dict[tuple[str, str], str] = {}  # by path and name, the oldest first

    def keep(self, answer: Answer) -> None:
        if text := answer.header("set-cookie"):
            cookie, *attributes = text.split("; ")
            name, _, value = cookie.partition("=")
            (path,) = (word[5:] for word in attributes if word.startswith("Path="))
            self.cookies.pop((path, name), None)
            self.cookies[path, name] = value
            if len(self.cookies) > KEPT:
                del self.cookies[next(iter(self.cookies))]

    def of(self, path: str) -> Headers:
        """What goes with a request for the path."""
        fitting = [
            f"{name}={value}"
            for (below, name), value in self.cookies.items()
            if f"{path}/".startswith(below if below.endswith("/") else f"{below}/")
        ]
        return [("Cookie", "; ".join(fitting))] if fitting else []
