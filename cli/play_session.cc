#include "cli/play_session.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "cli/exit.h"
#include "cli/play_text.h"
#include "core/text.h"

namespace benben::cli {
namespace {

// No move of the games comes near it.
constexpr std::size_t kLongestLine = 4096;
constexpr std::string_view kEraseLine = "\r\x1b[K";

// The next line without blanks around it, cut behind kLongestLine; nothing at the end of the input.
std::optional<std::string> read_line(std::istream& in) {
  std::string line;
  char c = 0;
  bool any = false;
  while (in.get(c) && c != '\n') {
    any = true;
    if (line.size() <= kLongestLine) line += c;
  }
  if (!in && !any) return std::nullopt;
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t first = line.find_first_not_of(kBlanks);
  if (first == std::string::npos) return "";
  return line.substr(first, line.find_last_not_of(kBlanks) - first + 1);
}

std::string capitalised(std::string text) {
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string legal_moves_words(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " legal move" : " legal moves");
}

}  // namespace

PlaySession::PlaySession(LocalTable table, const PlayFiles& files, PlayStyle style,
                         std::istream& in, std::ostream& out, Interrupted interrupted)
    : table_(std::move(table)),
      file_(files.save, out),
      style_(style),
      in_(in),
      out_(out),
      interrupted_(std::move(interrupted)),
      stepping_(!table_.has_people()),
      shown_events_(table_.events().size()) {
  if (!files.resumed.empty()) file_.found_in(files.resumed, table_.events());
}

int PlaySession::run() {
  greet();
  file_.save(table_.record());
  while (!table_.position().next().is_over() && !leaving_ && out_) {
    if (interrupted_()) {
      leaving_ = true;
    } else if (is_prompted()) {
      prompt();
    } else {
      advance();
    }
  }
  if (table_.position().next().is_over()) finish();
  const int code = file_.close(table_.record());
  out_.flush();
  return out_ ? code : kExitFailed;
}

void PlaySession::greet() {
  const GameInfo& info = table_.position().game().info();
  SeatSet all;
  for (int i = 0; i < table_.position().players(); ++i) all = all.with(seat_at(i));
  out_ << info.title << ": " << info.summary << '\n'
       << capitalised(seat_names(table_, all)) << '\n'
       << "Seed " << table_.seed() << ": with it the same moves give the same game.\n";
  if (!table_.events().empty()) {
    out_ << "Resumed; events so far: " << table_.events().size() << ".\n";
  }
  const std::string drawing = table_.position().draw({style_.colour});
  const auto rows = std::ranges::count(drawing, '\n');
  if (style_.rows > 0 && rows > style_.rows) {
    out_ << "The board has " << rows << " rows, this terminal " << style_.rows
         << ": a taller one shows all of it.\n";
  }
}

bool PlaySession::is_prompted() const {
  const std::optional<Seat> seat = table_.to_act();
  return seat && (stepping_ || is_person(*seat));
}

void PlaySession::prompt() {
  if (!turn_shown_) show_turn();
  out_ << "> " << std::flush;
  const std::optional<std::string> line = read_line(in_);
  if (interrupted_() || (!line && !stepping_)) {
    out_ << '\n';
    leaving_ = true;
  } else if (!line) {
    out_ << '\n';
    stepping_ = false;
  } else if (!is_clean_utf8(*line) || line->size() > kLongestLine) {
    out_ << (style_.echo ? "\n" : "") << "This line is no text of a move or command.\n";
  } else {
    if (style_.echo) out_ << *line << '\n';
    obey(*line);
  }
}

void PlaySession::advance() {
  const std::optional<Seat> seat = table_.to_act();
  const bool waiting = style_.waiting && seat.has_value();
  if (waiting) out_ << seat_name(table_, *seat) << " is thinking…" << std::flush;
  table_.advance();
  if (waiting) out_ << kEraseLine;
  file_.save(table_.record());
  turn_shown_ = false;
  if (!table_.has_people() && !stepping_) show_news(shown_events_);
}

void PlaySession::finish() {
  out_ << '\n' << table_.position().draw({style_.colour}) << '\n';
  show_news(shown_events_);
  out_ << "The game is over.\n\n" << parts_table(table_) << '\n' << winner_words(table_) << '\n';
}

void PlaySession::show_turn() {
  const Seat seat = *table_.to_act();
  out_ << '\n' << table_.position().draw({style_.colour}) << '\n';
  std::size_t first = shown_events_;
  if (is_person(seat)) {
    const auto& all = table_.events();
    const auto own = std::ranges::find(all.rbegin(), all.rend(), Actor(seat), &Event::actor);
    first = static_cast<std::size_t>(own.base() - all.begin());
  }
  show_news(first);
  out_ << '\n' << points_table(table_) << '\n' << capitalised(seat_name(table_, seat));
  if (is_person(seat)) {
    const auto legal = table_.position().legal(seat);
    out_ << ", your move";
    if (legal) out_ << " (" << legal_moves_words(legal->size()) << "; help lists the commands)";
  } else {
    out_ << " is to move: Enter shows the move, go plays to the end, help lists the commands";
  }
  out_ << ".\n";
  turn_shown_ = true;
}

void PlaySession::show_news(std::size_t first) {
  const auto& all = table_.events();
  for (std::size_t i = first; i < all.size(); ++i) out_ << event_words(table_, all[i]) << '\n';
  shown_events_ = all.size();
}

}  // namespace benben::cli
