// Learns the value of a game (games/<game>/learned.h) from games of the search with itself:
// `build/release/bench/learn/benben_learn GAME GAMES EFFORT SEED PASSES FILE`.
//
// The games are played by a search of so many simulations (Ascension: nodes) a move that uses the
// weights this program was built with, or by who knows none: in Anubixx and Ankh'or with 0
// simulations the rollouts' policy, in Ascension, where the weights are 0 (kLearnedWeights = {}),
// the search with the evaluation. So the first weights come from such a run, and better ones from a
// run of the program that was built with those. It prints how the loss falls on the games that it
// learns from and on those held out, one of twenty, and writes the weights as whole numbers.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "bench/learn/lessons.h"
#include "bench/learn/trainer.h"
#include "core/text.h"

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
  const auto effort = parse_number(words[3], 1'000'000);
  const auto seed = parse_number(words[4], 1'000'000);
  const auto passes = parse_number(words[5], 1'000);
  if (!games || *games < static_cast<int>(kHeldOutOneOf) || !effort || !seed || !passes) {
    return std::nullopt;
  }
  return Task{words[1], {*games, static_cast<std::uint64_t>(*seed), *effort}, *passes, words[6]};
}

template <class Lesson>
using ExampleOf = Example<Lesson::kSeats>;

template <class Lesson>
struct Split {
  std::vector<ExampleOf<Lesson>> learned;
  std::vector<ExampleOf<Lesson>> held_out;
};

template <class Lesson>
Split<Lesson> split(const std::vector<std::vector<ExampleOf<Lesson>>>& games) {
  Split<Lesson> split;
  // Not every twentieth: the numbers of players come around in eights.
  const std::size_t held_out = games.size() / kHeldOutOneOf;
  for (std::size_t game = 0; game < games.size(); ++game) {
    auto& examples = game < held_out ? split.held_out : split.learned;
    examples.insert(examples.end(), games[game].begin(), games[game].end());
  }
  return split;
}

// Whether a line of the file ends behind this row: a file has 500 lines at most.
bool ends_line(std::size_t row, std::size_t rows) { return (row + 1) % (rows / 500 + 1) == 0; }

template <class Lesson>
bool write(const typename Lesson::Net& net, const Task& task, double loss) {
  std::FILE* file = std::fopen(task.file.c_str(), "w");
  if (file == nullptr) return false;
  std::fprintf(
      file,
      "// The weights of the learned value (learned.h), written by bench/learn/: nobody edits "
      "them.\n//\n// Of %d games with seed %d, %d %s a move, in %d passes.\n// Loss of the games "
      "held out: %.4f.\n#pragma once\n\n#include \"games/%s/learned.h\"\n\n"
      "namespace benben::%s {\n\n// clang-format off\ninline constexpr LearnedNet "
      "kLearnedWeights = {{{\n",
      task.games.count, static_cast<int>(task.games.seed), task.games.effort,
      std::string(Lesson::kEffort).c_str(), task.passes, loss, task.game.c_str(),
      task.game.c_str());
  const auto write_row = [&](const typename Lesson::Net::Row& row, const char* end) {
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

template <class Lesson>
int learn(const Task& task) {
  if (!can_write(task.file)) {
    std::fprintf(stderr, "%s cannot be written.\n", task.file.c_str());
    return 1;
  }
  const auto examples = split<Lesson>(Lesson::play_games(task.games));
  std::printf("%zu positions, held out %zu; loss if all seats were equal %.4f\n",
              examples.learned.size(), examples.held_out.size(),
              equal_loss<Lesson::kSeats>(examples.held_out));
  std::printf("with the weights that played %.4f\npass     learned  held out\n",
              loss_of<typename Lesson::Net, Lesson::kSeats>(Lesson::net(), examples.held_out));
  Trainer<typename Lesson::Net, Lesson::kSeats> trainer(task.games.seed);
  double loss = 0;
  for (int pass = 0; pass < task.passes; ++pass) {
    const float part = static_cast<float>(pass) / static_cast<float>(std::max(task.passes - 1, 1));
    const double on_the_way =
        trainer.pass(examples.learned, kFirstRate + (kLastRate - kFirstRate) * part);
    loss = loss_of<typename Lesson::Net, Lesson::kSeats>(trainer.net(), examples.held_out);
    std::printf("%4d  %10.4f  %8.4f\n", pass + 1, on_the_way, loss);
    std::fflush(stdout);
  }
  if (write<Lesson>(trainer.net(), task, loss)) return 0;
  std::fprintf(stderr, "%s cannot be written.\n", task.file.c_str());
  return 1;
}

}  // namespace
}  // namespace benben

int main(int count, char** words) {
  using namespace benben;
  const auto task = parse(count, words);
  if (task && task->game == AnubixxLesson::kGame) return learn<AnubixxLesson>(*task);
  if (task && task->game == AnkhorLesson::kGame) return learn<AnkhorLesson>(*task);
  if (task && task->game == AscensionLesson::kGame) return learn<AscensionLesson>(*task);
  std::fprintf(stderr,
               "Usage: benben_learn anubixx|ankhor|ascension GAMES EFFORT SEED PASSES FILE\n");
  return 2;
}
