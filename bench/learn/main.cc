// Learns the value of a game (games/learned.h) from games of the search with itself:
// `build/release/bench/learn/benben_learn GAME GAMES SIMULATIONS SEED PASSES FILE`.
//
// The games are played by a search of so many simulations a move that uses the weights this program
// was built with; with 0 simulations by the rollouts' policy, which knows none. So the first
// weights come from a run with 0, and better ones from a run of the program that was built with
// those. It prints how the loss falls on the games that it learns from and on those held out, one
// of twenty, and writes the weights as whole numbers.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "bench/learn/examples.h"
#include "bench/learn/learners.h"
#include "bench/learn/trainer.h"
#include "core/text.h"
#include "games/learned.h"

namespace benben {
namespace {

constexpr float kFirstRate = 0.004F;
constexpr float kLastRate = 0.0002F;
constexpr std::size_t kHeldOutOneOf = 20;

struct Task {
  std::string game;
  Games games;
  int passes = 0;
  std::string file;
};

std::optional<Task> parse(int count, char** words) {
  if (count != 7) return std::nullopt;
  const auto games = parse_number(words[2], 10'000'000);
  const auto simulations = parse_number(words[3], 1'000'000);
  const auto seed = parse_number(words[4], 1'000'000);
  const auto passes = parse_number(words[5], 1'000);
  if (!games || *games < static_cast<int>(kHeldOutOneOf) || !simulations || !seed || !passes) {
    return std::nullopt;
  }
  return Task{
      words[1], {*games, static_cast<std::uint64_t>(*seed), *simulations}, *passes, words[6]};
}

struct Split {
  std::vector<Example> learned;
  std::vector<Example> held_out;
};

Split split(const std::vector<std::vector<Example>>& games) {
  Split split;
  // Not every twentieth: the numbers of players come around in eights.
  const std::size_t held_out = games.size() / kHeldOutOneOf;
  for (std::size_t game = 0; game < games.size(); ++game) {
    auto& examples = game < held_out ? split.held_out : split.learned;
    examples.insert(examples.end(), games[game].begin(), games[game].end());
  }
  return split;
}

// Whether a line of the file ends behind this row: a file has 500 lines at most.
bool ends_line(std::size_t row, std::size_t rows) { return (row + 1) % (rows / 400 + 1) == 0; }

template <class G>
bool write(const typename Learner<G>::Net& net, const Task& task, double loss) {
  std::FILE* file = std::fopen(task.file.c_str(), "w");
  if (file == nullptr) return false;
  std::fprintf(
      file,
      "// The weights of the learned value (learned.h), written by bench/learn/: nobody edits "
      "them.\n//\n// Of %d games with seed %d, %d simulations a move, in %d passes; loss of "
      "the games held out %.4f.\n#pragma once\n\n#include \"games/%s/learned.h\"\n\n"
      "namespace benben::%s {\n\n// clang-format off\ninline constexpr LearnedNet "
      "kLearnedWeights = {{{\n",
      task.games.count, static_cast<int>(task.games.seed), task.games.simulations, task.passes,
      loss, task.game.c_str(), task.game.c_str());
  const auto write_row = [&](const auto& row, const char* end) {
    std::fprintf(file, "{{");
    for (std::size_t i = 0; i < row.size(); ++i) std::fprintf(file, i == 0 ? "%d" : ",%d", row[i]);
    std::fprintf(file, "}}%s", end);
  };
  const std::size_t rows = net.first.size();
  for (std::size_t i = 0; i < rows; ++i) {
    write_row(net.first[i], i + 1 == rows ? "}},\n" : ends_line(i, rows) ? ",\n" : ",");
  }
  write_row(net.second, "};\n");
  std::fprintf(file, "// clang-format on\n\n}  // namespace benben::%s\n", task.game.c_str());
  return std::fclose(file) == 0;
}

// Asked before anything is learned, which may take hours; the file keeps what it has.
bool can_write(const std::string& name) {
  std::FILE* file = std::fopen(name.c_str(), "a");
  return file != nullptr && std::fclose(file) == 0;
}

template <class G>
int learn(const Task& task) {
  if (!can_write(task.file)) {
    std::fprintf(stderr, "%s cannot be written.\n", task.file.c_str());
    return 1;
  }
  const Split examples = split(play_games<G>(task.games));
  std::printf("%zu positions, held out %zu; loss if all seats were equal %.4f\n",
              examples.learned.size(), examples.held_out.size(), equal_loss(examples.held_out));
  std::printf("with the weights that played %.4f\npass     learned  held out\n",
              loss_of(Learner<G>::net(), examples.held_out));
  Trainer<typename Learner<G>::Net> trainer(task.games.seed);
  double loss = 0;
  for (int pass = 0; pass < task.passes; ++pass) {
    const float part = static_cast<float>(pass) / static_cast<float>(std::max(task.passes - 1, 1));
    const double on_the_way =
        trainer.pass(examples.learned, kFirstRate + (kLastRate - kFirstRate) * part);
    loss = loss_of(trainer.net(), examples.held_out);
    std::printf("%4d  %10.4f  %8.4f\n", pass + 1, on_the_way, loss);
    std::fflush(stdout);
  }
  if (write<G>(trainer.net(), task, loss)) return 0;
  std::fprintf(stderr, "%s cannot be written.\n", task.file.c_str());
  return 1;
}

}  // namespace
}  // namespace benben

int main(int count, char** words) {
  const auto task = benben::parse(count, words);
  if (task && task->game == "anubixx") return benben::learn<benben::anubixx::Anubixx>(*task);
  if (task && task->game == "ankhor") return benben::learn<benben::ankhor::Ankhor>(*task);
  std::fprintf(stderr, "Usage: benben_learn anubixx|ankhor GAMES SIMULATIONS SEED PASSES FILE\n");
  return 2;
}
