// `benben arena` and `benben merge`: how strong bots are against each other, by games with common
// luck.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/results.h"
#include "arena/runner.h"
#include "arena/statistics.h"
#include "cli/arena_text.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "core/text.h"

namespace benben::cli {
namespace {

constexpr int kMostShards = 100'000;

Error wrong(std::string sentence) { return {ErrorCode::kOutOfRange, std::move(sentence)}; }

// "2/8": the second of eight parts.
Result<Shard> parse_shard(const std::string& text) {
  const auto parts = split(text, '/');
  if (parts.size() == 2) {
    const auto number = parse_number(parts[0], kMostShards);
    const auto count = parse_number(parts[1], kMostShards);
    if (number && count && *number >= 1 && *number <= *count) return Shard{*number, *count};
  }
  return wrong("A part has the form number/count, as 2/8, not " + shortened(text) + ".");
}

// A file of results to which bouts are added one by one; nothing, if none is wanted.
class ResultsFile {
 public:
  // What was played before, of this plan.
  Result<std::vector<Observation>> open(const std::string& path, const ArenaPlan& plan) {
    if (path.empty()) return std::vector<Observation>();
    if (!is_kept_by_name(plan))
      return wrong("Results of games with --tags are not kept in a file.");
    ArenaResults before{plan, {}};
    if (std::filesystem::exists(path)) {
      const Result<std::string> text = read_file(path);
      if (!text) return text.error();
      Result<ArenaResults> results = read_results(*text);
      if (!results) return results.error();
      if (Status status = join_results(before, *results); !status) return status.error();
    }
    // Written anew, as its last line may have been cut short.
    if (Status status = write_file(path, text_of(before)); !status) return status.error();
    file_.open(path, std::ios::app | std::ios::binary);
    if (!file_) return Error{ErrorCode::kInput, "Cannot write to " + path + "."};
    return std::move(before.observations);
  }

  bool keep(const Observation& observation) {
    if (file_.is_open()) file_ << write_observation(observation) << '\n' << std::flush;
    return file_.good();
  }

 private:
  std::ofstream file_;
};

// What ends an arena before all of it is played.
class Ending {
 public:
  Ending(const ArenaOptions& options, int players) {
    if (!options.sprt.empty()) sprt_.emplace(options.sprt[0], options.sprt[1], players);
  }
  Wanted after(const Observation& observation) {
    if (!sprt_) return Wanted::kMore;
    sprt_->add(observation.share);
    return sprt_->verdict() == Sprt::Verdict::kOpen ? Wanted::kMore : Wanted::kNoMore;
  }
  const std::optional<Sprt>& sprt() const { return sprt_; }

 private:
  std::optional<Sprt> sprt_;
};

Status check_bots(const ArenaPlan& plan) {
  if (plan.bots.size() < 2) return wrong("Name two bots or more.");
  for (const std::string& bot : plan.bots) {
    const auto made = engine::make_player(*plan.game, plan.setup.players, bot, plan.engines);
    if (!made) return made.error();
  }
  return {};
}

Status check_test(const ArenaOptions& options, const ArenaPlan& plan) {
  if (options.sprt.empty()) return {};
  if (plan.bots.size() != 2 || options.sprt.size() != 2 || options.sprt[0] >= options.sprt[1]) {
    return wrong("A test is of two bots, and of two strengths, the smaller one first.");
  }
  if (options.shard != "1/1")
    return wrong("A test looks at all deals in their order, not at a part.");
  return {};
}

// The bouts that are still to be played, and those that were, in the order of the plan.
struct Work {
  std::vector<Bout> open;
  std::vector<Observation> done;
};

Work work_of(const std::vector<Bout>& bouts, const std::vector<Observation>& before) {
  Work work;
  std::map<Bout, Observation> played;
  for (const Observation& it : before) played[{it.challenger, it.opponent, it.deal}] = it;
  for (const Bout& bout : bouts) {
    const auto at = played.find(bout);
    if (at == played.end()) {
      work.open.push_back(bout);
    } else {
      work.done.push_back(at->second);
    }
  }
  return work;
}

// Plays what is open. With a test what was played before speaks first.
int play(const ArenaOptions& options, ArenaResults& results, const std::vector<Bout>& open,
         std::optional<int> zero, ResultsFile& file) {
  Ending ending(options, results.plan.setup.players);
  Wanted wanted = Wanted::kMore;
  for (const Observation& it : results.observations) {
    if (wanted == Wanted::kMore) wanted = ending.after(it);
  }
  bool kept = true;
  if (wanted == Wanted::kMore) {
    Progress progress("bout", static_cast<int>(open.size()));
    run_bouts(results.plan, open, options.jobs, [&](const Observation& observation) {
      results.observations.push_back(observation);
      for (const std::string& failure : observation.told) progress.say("benben: " + failure);
      kept = options.out.empty() || file.keep(observation);
      progress.step();
      return kept ? ending.after(observation) : Wanted::kNoMore;
    });
  }
  if (!kept) {
    complain("--out", {ErrorCode::kInput, "Cannot write to " + options.out + "."});
    return kExitFailed;
  }
  print_results(std::cout, results, ending.sprt(),
                {options.json ? ArenaForm::kJson : ArenaForm::kText, zero});
  return kExitOk;
}

// The place of the bot from which Elo is counted, if one is named.
Result<std::optional<int>> zero_of(const std::string& zero, const std::vector<std::string>& bots) {
  if (zero.empty()) return std::optional<int>();
  const auto at = std::ranges::find(bots, zero);
  if (at != bots.end()) return std::optional(static_cast<int>(at - bots.begin()));
  return wrong(shortened(zero) + " is none of the bots that meet.");
}

}  // namespace

int arena(const ArenaOptions& options) {
  const Result<Chosen> chosen = choose_game(options.game);
  if (!chosen) return complain("", chosen.error());
  const Result<Shard> shard = parse_shard(options.shard);
  if (!shard) return complain("--shard", shard.error());
  const Result<engine::Settings> engines = engine_settings(options.engines);
  if (!engines) return complain("--engine-set", engines.error());
  ArenaResults results{{chosen->game, chosen->setup, options.bots, options.games, options.seed,
                        options.near, *engines, options.luck},
                       {}};
  if (const Status status = check_bots(results.plan); !status) {
    return complain("--bots", status.error());
  }
  if (const Status status = check_test(options, results.plan); !status) {
    return complain("--sprt", status.error());
  }
  const auto zero = zero_of(options.zero, options.bots);
  if (!zero) return complain("--zero", zero.error());
  ResultsFile file;
  const auto before = file.open(options.out, results.plan);
  if (!before) return complain("--out", before.error());
  Work work = work_of(shard_of(bouts_of(results.plan), *shard), *before);
  results.observations = std::move(work.done);
  return play(options, results, work.open, *zero, file);
}

int merge(const MergeOptions& options) {
  std::optional<ArenaResults> results;
  for (const std::string& path : options.files) {
    const Result<std::string> text = read_file(path);
    if (!text) return complain(path, text.error());
    Result<ArenaResults> part = read_results(*text);
    if (!part) return complain(path, part.error());
    if (!results) results = ArenaResults{part->plan, {}};
    if (const Status status = join_results(*results, *part); !status) {
      return complain(path, status.error());
    }
  }
  const auto zero = zero_of(options.zero, results->plan.bots);
  if (!zero) return complain("--zero", zero.error());
  // In the order of the plan, whatever came first.
  results->observations = work_of(bouts_of(results->plan), results->observations).done;
  if (!options.out.empty()) {
    if (const Status status = write_file(options.out, text_of(*results)); !status) {
      complain("--out", status.error());
      return kExitFailed;
    }
  }
  print_results(std::cout, *results, std::nullopt,
                {options.json ? ArenaForm::kJson : ArenaForm::kText, *zero});
  return kExitOk;
}

}  // namespace benben::cli
