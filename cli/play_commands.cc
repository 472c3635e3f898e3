// What a typed line does in a PlaySession: a move, or one of the commands.
//
// A text that is a legal move now is the move, whatever commands there are; so no game has to avoid
// their names. Where all that is missing has one way to go on, a move may be cut short: `P11` is
// `P11<die`, if there is no other way to pay.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/move_list.h"
#include "cli/play_session.h"
#include "cli/play_text.h"
#include "cli/rules_text.h"

namespace benben::cli {
namespace {

using Texts = std::vector<std::string>;

bool is_alphanumeric(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

// So many that they fit a screen, and how many there are besides.
Texts first_of(const Texts& moves) {
  constexpr std::size_t kShown = 60;
  if (moves.size() <= kShown) return moves;
  Texts first(moves.begin(), moves.begin() + kShown);
  first.push_back("and " + std::to_string(moves.size() - kShown) + " more");
  return first;
}

constexpr std::string_view kJsonFlag = "--json";
constexpr std::string_view kMoveArgument = "move";

struct BoardForms {
  std::string_view name;
  BoardChoice choice;
};
constexpr BoardForms kBoardForms[] = {{"full", BoardChoice::kFull},
                                      {"compact", BoardChoice::kCompact},
                                      {"fitting", BoardChoice::kFitting}};

std::string told(const ListedMove& move) {
  return move.points ? move.text + " (" + std::to_string(*move.points) + ")" : move.text;
}

}  // namespace

const PlaySession::Command PlaySession::kCommands[] = {
    {"help", "", "this list", &PlaySession::help},
    {"moves", "[START]", "all legal moves, or those that start so; moves --json for programs",
     &PlaySession::list_moves},
    {"hint", "[move]", "what to look at; again: where; again, or hint move: what a bot would play",
     &PlaySession::hint},
    {"best", "", "the move that wins most points at once, where the game can say",
     &PlaySession::show_best},
    {"draw", "", "the board again, as an empty line does", &PlaySession::draw},
    {"board", "FORM", "from now on full, compact, or fitting: what there is room for",
     &PlaySession::choose_board},
    {"rules", "[WHAT]", "the rules: titles, a section by its title, a rule by its id",
     &PlaySession::tell_rules},
    {"score", "", "the points in parts, if the game ended now", &PlaySession::show_parts},
    {"undo", "", "take back your last step, if nothing was revealed since", &PlaySession::undo},
    {"record", "", "print the record of the game so far", &PlaySession::print_record},
    {"save", "FILE", "write the record to a file", &PlaySession::save_to},
    {"go", "", "where only bots play: play to the end", &PlaySession::run_to_end},
    {"quit", "", "leave the game; the end of the input (Ctrl-D) and Ctrl-C do too",
     &PlaySession::quit},
};

const PlaySession::Command* PlaySession::find_command(std::string_view name) {
  const auto* found = std::ranges::find(kCommands, name == "?" ? "help" : name, &Command::name);
  return found == std::end(kCommands) ? nullptr : found;
}

void PlaySession::obey(const std::string& line) {
  if (line.empty()) {
    if (stepping_) {
      advance();
    } else {
      draw("");
    }
  } else if (!is_person(*table_.to_act())) {
    if (!obey_command(line)) said_ << "There is no command \"" << line << "\"; help lists them.\n";
  } else if (table_.position().check(table_.to_act(), line).ok() || !obey_command(line)) {
    play(line);
  }
}

// Whether the line is a command, well formed or not.
bool PlaySession::obey_command(const std::string& line) {
  const std::size_t space = line.find(' ');
  const Command* const command = find_command(line.substr(0, space));
  if (command == nullptr) return false;
  const std::size_t start = line.find_first_not_of(' ', space);
  const std::string argument = start == std::string::npos ? "" : line.substr(start);
  if (!argument.empty() && command->argument.empty()) {
    said_ << "The command " << command->name << " is typed alone.\n";
  } else {
    (this->*command->obey)(argument);
  }
  return true;
}

// The legal moves that start with a text; with `Cut::kAtWord` only those where a word or number
// ends there, so that 01 does not mean 014.
std::vector<std::string> PlaySession::moves_from(const std::string& start, Cut cut) const {
  std::vector<std::string> moves;
  for (std::string& move : table_.position().legal(*table_.to_act()).value_or(Texts())) {
    if (!move.starts_with(start)) continue;
    if (cut == Cut::kAtWord && (move == start || is_alphanumeric(move[start.size()]))) continue;
    moves.push_back(std::move(move));
  }
  return moves;
}

// What may stand behind a command.
std::vector<std::string> PlaySession::arguments_of(std::string_view command) const {
  Texts texts;
  if (command == "board") {
    for (const BoardForms& form : kBoardForms) texts.emplace_back(form.name);
  } else if (command == "hint") {
    texts.emplace_back(kMoveArgument);
  } else if (command == "rules") {
    texts = rule_ids(table_.position().game());
  } else if (command == "moves") {
    for (const ListedMove& move : cli::list_moves(table_.position()).moves) {
      texts.push_back(move.text);
    }
  }
  return texts;
}

std::vector<std::string> PlaySession::ways_on(std::string_view typed) const {
  Texts ways;
  for (const Command& command : kCommands) {
    const std::string name(command.name);
    if (typed.starts_with(name + " ")) {
      for (const std::string& argument : arguments_of(name)) ways.push_back(name + " " + argument);
    } else {
      ways.push_back(name + (command.argument.empty() ? "" : " "));
    }
  }
  if (table_.to_act() && is_person(*table_.to_act())) {
    for (ListedMove& move : cli::list_moves(table_.position()).moves) {
      ways.push_back(std::move(move.text));
    }
  }
  std::erase_if(ways, [&](const std::string& way) { return !way.starts_with(typed); });
  return ways;
}

void PlaySession::play(const std::string& typed) {
  const std::vector<std::string> meant = moves_from(typed, Cut::kAtWord);
  const std::string& text = meant.size() == 1 ? meant.front() : typed;
  if (const Status status = table_.move(text); !status) {
    if (meant.size() > 1) {
      said_ << "There is more than one way:\n" << wrapped(first_of(meant), "  ");
      return;
    }
    said_ << describe(status.error()) << '\n';
    if (status.error().code == ErrorCode::kMalformed) said_ << "Type help for the commands.\n";
    return;
  }
  if (text != typed) said_ << "That is " << text << ".\n";
  file_.save(table_.record());
  turn_shown_ = false;
}

void PlaySession::help(const std::string&) {
  said_ << "Type a move (the command moves lists them), or:\n";
  for (const Command& command : kCommands) {
    std::string name(command.name);
    if (!command.argument.empty()) name += " " + std::string(command.argument);
    name.resize(15, ' ');
    said_ << "  " << name << command.summary << '\n';
  }
}

void PlaySession::list_moves(const std::string& start) {
  const MoveList list = cli::list_moves(table_.position());
  if (start == kJsonFlag) {
    return say_as_it_is(moves_json(*table_.to_act(), list) + '\n');
  }
  Texts moves;
  for (const ListedMove& move : list.moves) {
    if (move.text.starts_with(start)) moves.push_back(told(move));
  }
  if (!list.complete)
    said_ << "The moves are too many to list; these add one box or none, with points:\n";
  said_ << (moves.empty() ? "No listed move starts so.\n" : wrapped(moves, "  "));
  if (!list.complete) said_ << "Any other that the rules allow is played, too; best finds one.\n";
}

// The same position gives a little more away each time.
void PlaySession::hint(const std::string& wanted) {
  if (!wanted.empty() && wanted != kMoveArgument) {
    said_ << "hint alone begins with a nudge; hint move says the move at once.\n";
    return;
  }
  const std::size_t ply = table_.events().size();
  if (!hinted_ || hinted_->ply != ply) {
    hinted_ = {ply, table_.advice(), HintGrade::kNudge};
  } else {
    hinted_->grade = hinted_->grade == HintGrade::kNudge ? HintGrade::kPlace : HintGrade::kMove;
  }
  if (!wanted.empty()) hinted_->grade = HintGrade::kMove;
  said_ << hint_words(hinted_->advice, hinted_->grade);
}

void PlaySession::show_best(const std::string&) {
  const std::optional<BestMove> best = table_.position().best(*table_.to_act());
  if (!best) {
    said_ << "Here " << table_.position().game().info().title
          << " cannot say which move wins most points at once.\n";
  } else if (best->points == 0) {
    said_ << "No move wins a point: " << best->text << ".\n";
  } else {
    said_ << best->text << " wins " << best->points << (best->points == 1 ? " point" : " points")
          << "; no move wins more at once.\n";
  }
}

void PlaySession::draw(const std::string&) {
  turn_shown_ = false;
  board_due_ = true;
  screen_.forget();
}

void PlaySession::choose_board(const std::string& form) {
  const auto* const chosen = std::ranges::find(kBoardForms, form, &BoardForms::name);
  if (chosen == std::end(kBoardForms)) {
    said_ << "A board is full, compact or fitting.\n";
    return;
  }
  style_.board = chosen->choice;
  draw("");
}

void PlaySession::tell_rules(const std::string& wanted) {
  const AnyGame& game = table_.position().game();
  if (wanted.empty()) {
    said_ << "rules ID tells a rule, rules TITLE a section:\n" << rules_titles(game);
    return;
  }
  const Result<std::string> text = find_rules(&game, wanted);
  said_ << (text ? *text : describe(text.error()) + '\n');
}

void PlaySession::show_parts(const std::string&) {
  said_ << "If the game ended now:\n" << parts_table(table_);
}

void PlaySession::print_record(const std::string&) { say_as_it_is(write_record(table_.record())); }

void PlaySession::undo(const std::string&) {
  const Result<std::vector<Event>> undone = table_.undo();
  if (!undone) {
    said_ << describe(undone.error()) << '\n';
    return;
  }
  file_.save(table_.record());
  turn_shown_ = false;
  // Another move leads to another position of as many events.
  hinted_.reset();
  shown_events_ = std::min(shown_events_, table_.events().size());
  said_ << "Taken back:\n";
  for (const Event& event : *undone) said_ << "  " << event_words(table_, event) << '\n';
}

void PlaySession::save_to(const std::string& path) { file_.save_to(path, table_.record()); }

void PlaySession::run_to_end(const std::string&) {
  if (table_.has_people()) {
    said_ << "The command go is for games in which only bots play.\n";
  } else {
    stepping_ = false;
  }
}

void PlaySession::quit(const std::string&) { leaving_ = true; }

}  // namespace benben::cli
