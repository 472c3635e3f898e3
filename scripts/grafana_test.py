#!/usr/bin/python3
"""Tests of deploy/grafana.json: it shows exactly the metrics that docs/operations.md has, as they are.

That page in turn has exactly those of the server (server/metrics_test.cc).
"""

import json
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).parent.parent
DASHBOARD = json.loads((ROOT / "deploy/grafana.json").read_text())
METRIC = re.compile(r"\bbenben_[a-z_]+")


def documented() -> set[str]:
    page = (ROOT / "docs/operations.md").read_text()
    section = page.split("\n## Metrics\n", 1)[1].split("\n## ", 1)[0]
    return set(re.findall(r"^\| `([a-z_]+)`", section, re.MULTILINE))


def expressions() -> list[str]:
    asked = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    queries = [each["query"] for each in DASHBOARD["templating"]["list"]]
    return asked + [each["query"] for each in queries if isinstance(each, dict)]


def unknown(asked: list[str], metrics: set[str]) -> set[str]:
    """What is asked for and is no metric; a histogram has three names."""
    histograms = {each for each in metrics if each.endswith("_seconds")}
    parts = {each + part for each in histograms for part in ("_bucket", "_sum", "_count")}
    names = {name for text in asked for name in METRIC.findall(text)}
    return names - (metrics - histograms) - parts


class GrafanaCase(unittest.TestCase):
    def test_every_metric_it_names_exists(self) -> None:
        metrics = documented()
        self.assertGreaterEqual(len(metrics), 18)
        self.assertEqual(unknown(expressions(), metrics), set())

    def test_a_metric_that_does_not_exist_is_found(self) -> None:
        asked = ["rate(benben_tables_open[1m]) + benben_table_open", "benben_thought_seconds"]
        self.assertEqual(
            unknown(asked, documented()), {"benben_table_open", "benben_thought_seconds"}
        )

    def test_every_metric_is_shown(self) -> None:
        names = {name for text in expressions() for name in METRIC.findall(text)}
        shown = {re.sub(r"(_seconds)_(bucket|sum|count)$", r"\1", name) for name in names}
        self.assertEqual(shown, documented())

    def test_counters_are_shown_as_rates(self) -> None:
        for text in expressions():
            for name in METRIC.findall(text):
                if re.search(r"_(total|bucket|sum|count)$", name):
                    self.assertRegex(text, rf"(rate|increase)\({name}\b", text)

    def test_panels_have_ids_of_their_own_and_do_not_overlap(self) -> None:
        panels = DASHBOARD["panels"]
        self.assertEqual(len({panel["id"] for panel in panels}), len(panels))
        taken = set()
        for panel in panels:
            at = panel["gridPos"]
            cells = {
                (x, y)
                for x in range(at["x"], at["x"] + at["w"])
                for y in range(at["y"], at["y"] + at["h"])
            }
            self.assertLessEqual(at["x"] + at["w"], 24, panel["title"])
            self.assertFalse(cells & taken, panel["title"])
            taken |= cells

    def test_it_asks_whatever_source_and_servers_are_chosen(self) -> None:
        for panel in DASHBOARD["panels"]:
            for target in panel["targets"]:
                self.assertEqual(target["datasource"]["uid"], "${datasource}")
                self.assertIn('instance=~"$instance"', target["expr"])


if __name__ == "__main__":
    unittest.main()
