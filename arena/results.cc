#include "arena/results.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <utility>

#include "core/text.h"
#include "games/registry.h"
#include "search/bot.h"
#include "search/review.h"

namespace benben {
namespace {

constexpr std::string_view kTitle = "benben arena 1";
constexpr int kMostBots = 1'000;
constexpr int kMostDeals = 1'000'000;

Error wrong(std::string sentence) { return {ErrorCode::kMalformed, std::move(sentence)}; }

std::optional<std::uint64_t> parse_seed(std::string_view text) {
  std::uint64_t seed = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), seed);
  return end.ec == std::errc() && end.ptr == text.data() + text.size() ? std::optional(seed)
                                                                       : std::nullopt;
}

Status read_game(ArenaPlan& plan, std::string_view value) {
  plan.game = find_game(value);
  return plan.game ? Status()
                   : Error{ErrorCode::kUnknown, "There is no game " + shortened(value) + "."};
}

Status read_option(ArenaPlan& plan, std::string_view value) {
  const std::size_t equals = value.find('=');
  if (equals == std::string_view::npos) return wrong("An option has the form name=value.");
  plan.setup.options.emplace_back(value.substr(0, equals), value.substr(equals + 1));
  return {};
}

Status read_number(int& number, std::string_view value, int most) {
  const std::optional<int> read = parse_number(value, most);
  if (!read || *read == 0)
    return wrong(shortened(value) + " is not a whole number from 1 to " + std::to_string(most) +
                 ".");
  number = *read;
  return {};
}

// What engines are told, as "nodes 500".
Status read_engine(engine::Settings& engines, std::string_view value) {
  const auto [name, rest] = engine::split_command(value);
  if (name == "set") {
    const std::size_t equals = rest.find('=');
    if (equals == std::string_view::npos) return wrong("An option has the form name=value.");
    engines.options.emplace_back(rest.substr(0, equals), rest.substr(equals + 1));
    return {};
  }
  if (name == "nodes") return read_number(engines.nodes.emplace(), rest, engine::kMostNodes);
  if (name == "time") return read_number(engines.time_ms.emplace(), rest, engine::kMostTime);
  return wrong("No engine is told " + shortened(name) + ".");
}

std::string engine_lines(const engine::Settings& engines) {
  std::string text;
  if (engines.nodes) text += "\nengine nodes " + std::to_string(*engines.nodes);
  if (engines.time_ms) text += "\nengine time " + std::to_string(*engines.time_ms);
  for (const auto& [name, value] : engines.options) text += "\nengine set " + name + "=" + value;
  return text;
}

// One line of the head: a name and a value.
Status read_member(ArenaPlan& plan, std::string_view line) {
  const std::size_t blank = line.find(' ');
  const std::string_view name = line.substr(0, blank);
  const std::string_view value = blank == std::string_view::npos ? "" : line.substr(blank + 1);
  if (name == "game") return read_game(plan, value);
  if (name == "players") return read_number(plan.setup.players, value, kMaxSeats);
  if (name == "option") return read_option(plan, value);
  if (name == "near") return read_number(plan.near, value, kMostBots);
  if (name == "luck") return read_number(plan.luck, value, kMaxReviewEffort);
  if (name == "deals") return read_number(plan.deals, value, kMostDeals);
  if (name == "bots") {
    for (const std::string_view bot : words_of(value)) plan.bots.emplace_back(bot);
    return {};
  }
  // One whose name has blanks has a line of its own.
  if (name == "bot") {
    plan.bots.emplace_back(value);
    return {};
  }
  if (name == "engine") return read_engine(plan.engines, value);
  if (name != "seed") return wrong("No plan has a line " + shortened(name) + ".");
  const auto seed = parse_seed(value);
  if (!seed) return wrong(shortened(value) + " is no seed.");
  plan.seed = *seed;
  return {};
}

// Whether a plan that was read can be played.
Status check_plan(const ArenaPlan& plan) {
  if (plan.game == nullptr) return wrong("The plan names no game.");
  if (const auto start = plan.game->start(plan.setup); !start) return start.error();
  if (plan.bots.size() < 2) return wrong("The plan names fewer than two bots.");
  for (const std::string& bot : plan.bots) {
    // What a file names is not started.
    if (engine::is_command(bot)) continue;
    if (const auto made = engine::make_own_bot(*plan.game, bot); !made) return made.error();
  }
  return {};
}

class Reader {
 public:
  explicit Reader(std::string_view file) : rest_(file) {}

  Result<ArenaResults> read() {
    ArenaResults results;
    Status status = read_head(results.plan);
    if (status) status = read_lines(results);
    if (status) return results;
    Error error = status.error();
    error.line = line_;
    return error;
  }

 private:
  // The next line, if it has an end.
  std::optional<std::string_view> next() {
    const std::size_t end = rest_.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    ++line_;
    return line;
  }

  Status read_head(ArenaPlan& plan) {
    if (next() != kTitle)
      return wrong("A file of results begins with \"" + std::string(kTitle) + "\".");
    while (const auto line = next()) {
      if (line->empty()) return check_plan(plan);
      if (Status status = read_member(plan, *line); !status) return status;
    }
    return wrong("No empty line ends the plan.");
  }

  Status read_lines(ArenaResults& results) {
    while (const auto line = next()) {
      const auto it = read_observation(*line);
      if (!it) return it.error();
      if (it->luck.has_value() != (results.plan.luck > 0)) {
        return wrong("A bout tells of luck where the plan measures it, and only there.");
      }
      if (!has_bout(results.plan, {it->challenger, it->opponent, it->deal})) {
        return wrong("The plan has no such bout.");
      }
      results.observations.push_back(*it);
    }
    return {};
  }

  std::string_view rest_;
  int line_ = 0;
};

}  // namespace

std::string write_plan(const ArenaPlan& plan) {
  std::string text(kTitle);
  text += "\ngame " + std::string(plan.game->info().name);
  text += "\nplayers " + std::to_string(plan.setup.players);
  for (const auto& [name, value] : plan.setup.options) text += "\noption " + name + "=" + value;
  text += "\ndeals " + std::to_string(plan.deals) + "\nseed " + std::to_string(plan.seed);
  if (plan.near > 0) text += "\nnear " + std::to_string(plan.near);
  if (plan.luck > 0) text += "\nluck " + std::to_string(plan.luck);
  text += engine_lines(plan.engines);
  if (std::ranges::any_of(plan.bots, engine::is_command)) {
    for (const std::string& bot : plan.bots) text += "\nbot " + bot;
    return text + "\n\n";
  }
  text += "\nbots";
  for (const std::string& bot : plan.bots) text += " " + bot;
  return text + "\n\n";
}

bool is_kept_by_name(const ArenaPlan& plan) { return plan.setup.tags.empty(); }

std::string text_of(const ArenaResults& results) {
  std::string text = write_plan(results.plan);
  for (const Observation& it : results.observations) text += write_observation(it) + "\n";
  return text;
}

Result<ArenaResults> read_results(std::string_view file) { return Reader(file).read(); }

Status join_results(ArenaResults& results, const ArenaResults& part) {
  if (write_plan(results.plan) != write_plan(part.plan)) {
    return wrong("These are results of different plans.");
  }
  std::map<Bout, Observation> played;
  for (const Observation& it : results.observations)
    played[{it.challenger, it.opponent, it.deal}] = it;
  for (const Observation& it : part.observations) {
    const auto [at, is_new] = played.try_emplace({it.challenger, it.opponent, it.deal}, it);
    if (is_new) {
      results.observations.push_back(it);
    } else if (at->second.share != it.share || at->second.margin != it.margin ||
               at->second.luck != it.luck) {
      return wrong("Deal " + std::to_string(it.deal) + " of " +
                   results.plan.bots[static_cast<std::size_t>(it.challenger)] + " against " +
                   results.plan.bots[static_cast<std::size_t>(it.opponent)] +
                   " came out in two ways: the programs that played it differ.");
    }
  }
  return {};
}

}  // namespace benben
