// What is counted, and how it is written.
#include "server/metrics.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "core/testing/source_file.h"
#include "server/faults.h"

namespace benben {
namespace {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using std::chrono::seconds;

// Every name that stands behind `# TYPE`.
std::set<std::string> named_in(const std::string& page) {
  std::set<std::string> names;
  const std::regex type("# TYPE ([a-z_]+) (counter|gauge|histogram)");
  for (std::sregex_iterator found(page.begin(), page.end(), type), end; found != end; ++found) {
    EXPECT_TRUE(names.insert((*found)[1]).second) << (*found)[1] << " stands twice";
  }
  return names;
}

// The first cells of the table in the section about metrics.
std::set<std::string> documented() {
  std::ifstream file(testing::source_file("docs/operations.md"));
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const std::size_t begin = text.find("\n## Metrics\n");
  EXPECT_NE(begin, text.npos);
  const std::string section = text.substr(begin, text.find("\n## ", begin + 1) - begin);
  std::set<std::string> names;
  const std::regex row("\n\\| `([a-z_]+)`");
  for (std::sregex_iterator found(section.begin(), section.end(), row), end; found != end;
       ++found) {
    names.insert((*found)[1]);
  }
  return names;
}

TEST(Metrics, EachIsDocumentedAndNothingElse) {
  const std::set<std::string> names = named_in(write_metrics(Metrics(), Gauges()));
  EXPECT_GE(names.size(), 18u);
  EXPECT_EQ(names, documented());
}

TEST(Metrics, ThePageIsOfTheTextFormat) {
  Metrics metrics;
  metrics.transactions.add(milliseconds(3));
  metrics.refuse(refused(server::Fault::kNothingHere));
  const std::string page = write_metrics(metrics, {.version = "1.2.3", .tables = 7});
  ASSERT_TRUE(page.ends_with('\n'));
  const std::regex sample(
      "[a-z_]+(\\{[a-z]+=\"[A-Za-z0-9_.+]+\"\\})? [0-9]+(\\.[0-9]+)?(e-[0-9]+)?");
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_TRUE(line.starts_with("# ") || std::regex_match(line, sample)) << line;
  }
  EXPECT_NE(page.find("\nbenben_info{version=\"1.2.3\"} 1\n"), page.npos) << page;
  EXPECT_NE(page.find("\nbenben_tables_open 7\n"), page.npos) << page;
  EXPECT_NE(page.find("\nbenben_store_read_only 0\n"), page.npos) << page;
  const std::string full = write_metrics(metrics, {.version = "1.2.3", .is_read_only = true});
  EXPECT_NE(full.find("\nbenben_store_read_only 1\n"), full.npos) << full;
}

TEST(Metrics, DurationsAreCountedByBoundsThatHoldAllBelow) {
  Metrics metrics;
  for (const nanoseconds time :
       {nanoseconds(milliseconds(1)), nanoseconds(milliseconds(15)), nanoseconds(seconds(20))}) {
    metrics.transactions.add(time);
  }
  const std::string page = write_metrics(metrics, {});
  const std::string name = "\nbenben_store_transaction_seconds";
  for (const char* line :
       {"_bucket{le=\"0.0005\"} 0\n", "_bucket{le=\"0.001\"} 1\n", "_bucket{le=\"0.01\"} 1\n",
        "_bucket{le=\"0.02\"} 2\n", "_bucket{le=\"10\"} 2\n", "_bucket{le=\"+Inf\"} 3\n",
        "_sum 20.016\n", "_count 3\n"}) {
    EXPECT_NE(page.find(name + line), page.npos) << line << page;
  }
}

TEST(Metrics, RefusalsAreCountedByCodeOfTheFaultAndThoseOfRulesTogether) {
  Metrics metrics;
  metrics.refuse(refused(server::Fault::kTooManyRequests));
  metrics.refuse(refused(server::Fault::kNothingHere));
  metrics.refuse(refused(server::Fault::kNothingHere));
  Error of_a_game;
  of_a_game.fault = "one_face";
  metrics.refuse(of_a_game);
  metrics.refuse(Error());
  const std::string page = write_metrics(metrics, {});
  EXPECT_NE(page.find("{fault=\"too_many_requests\"} 1\n"), page.npos) << page;
  EXPECT_NE(page.find("{fault=\"nothing_here\"} 2\n"), page.npos);
  EXPECT_NE(page.find("{fault=\"rules\"} 2\n"), page.npos);
  EXPECT_NE(page.find("\nbenben_rate_limited_total 1\n"), page.npos);
  EXPECT_EQ(page.find("one_face"), page.npos);
}

TEST(Metrics, NoticesAreCountedByWhatBecameOfThem) {
  Metrics metrics;
  metrics.end_notice(Metrics::NoticeEnd::kFailed);
  metrics.end_notice(Metrics::NoticeEnd::kSent);
  metrics.end_notice(Metrics::NoticeEnd::kSent);
  const std::string page = write_metrics(metrics, {});
  EXPECT_NE(page.find("{end=\"sent\"} 2\n"), page.npos);
  EXPECT_NE(page.find("{end=\"failed\"} 1\n"), page.npos);
  EXPECT_NE(page.find("{end=\"gone\"} 0\n"), page.npos);
}

}  // namespace
}  // namespace benben
