#include "cli/play_session.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "cli/exit.h"
#include "cli/play_text.h"
#include "core/text.h"

namespace benben::cli {
namespace {

constexpr std::string_view kPrompt = "> ";
constexpr std::string_view kEraseLine = "\r\x1b[K";
// Below a board there is room for points, the turn, the prompt, the row that Enter leads to, and at
// least so much news.
constexpr int kLeastNews = 2;
constexpr int kRowsOfPrompt = 2;
constexpr int kRowsBelow = 2 + kRowsOfPrompt + kLeastNews;

// Without blanks around it.
std::string trimmed(const std::string& line) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t first = line.find_first_not_of(kBlanks);
  if (first == std::string::npos) return "";
  return line.substr(first, line.find_last_not_of(kBlanks) - first + 1);
}

// The lines of a text, without blank ones at both ends.
std::vector<std::string> lines_of(std::string_view text) {
  while (text.starts_with('\n')) text.remove_prefix(1);
  while (text.ends_with('\n')) text.remove_suffix(1);
  if (text.empty()) return {};
  const auto lines = split(text, '\n');
  return {lines.begin(), lines.end()};
}

void append(std::vector<std::string>& lines, const std::vector<std::string>& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

// The same in rows that a terminal has room for.
std::vector<std::string> rows_of_lines(std::string_view text, int columns) {
  std::vector<std::string> rows;
  for (const std::string& line : lines_of(text)) append(rows, broken(line, columns));
  return rows;
}

bool fits(const std::string& drawing, TerminalSize size) {
  const auto rows = static_cast<int>(std::ranges::count(drawing, '\n'));
  return rows + kRowsBelow <= size.rows && Screen::is_narrow(lines_of(drawing), size);
}

std::string capitalised(std::string text) {
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string legal_moves_words(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " legal move" : " legal moves");
}

}  // namespace

PlaySession::PlaySession(LocalTable table, const PlayFiles& files, PlayStyle style, LineReader& in,
                         std::ostream& out, Interrupted interrupted)
    : table_(std::move(table)),
      file_(files.save, style.in_place ? answer_ : out),
      style_(std::move(style)),
      in_(in),
      out_(out),
      said_(style_.in_place ? answer_ : out),
      screen_(out),
      interrupted_(std::move(interrupted)),
      stepping_(!table_.has_people()),
      shown_events_(table_.events().size()) {
  if (!files.resumed.empty()) file_.found_in(files.resumed, table_.events());
  in_.complete_with([this](std::string_view typed) { return ways_on(typed); });
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
  out_ << answer_.str();
  out_.flush();
  return out_ && !has_failed_ ? code : kExitFailed;
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
}

bool PlaySession::is_prompted() const {
  const std::optional<Seat> seat = table_.to_act();
  return seat && (stepping_ || is_person(*seat));
}

void PlaySession::prompt() {
  if (style_.in_place) {
    show_picture();
  } else if (!turn_shown_) {
    show_turn();
  }
  out_.flush();
  const std::optional<std::string> line = in_.read(kPrompt);
  if (!screen_.has_room(in_.rows_below())) screen_.forget();
  if (interrupted_() || (!line && !stepping_)) {
    out_ << '\n';
    leaving_ = true;
  } else if (!line) {
    out_ << '\n';
    stepping_ = false;
  } else {
    take(trimmed(*line));
  }
}

void PlaySession::take(const std::string& line) {
  if (!is_clean_utf8(line) || line.size() > kLongestLine) {
    said_ << (style_.echo ? "\n" : "") << "This line is no text of a move or command.\n";
  } else {
    if (style_.echo) out_ << line << '\n';
    obey(line);
  }
}

void PlaySession::advance() {
  const std::optional<Seat> seat = table_.to_act();
  const bool waiting = style_.waiting && seat.has_value();
  if (waiting) out_ << seat_name(table_, *seat) << " is thinking…" << std::flush;
  const Status status = table_.advance();
  if (waiting) out_ << kEraseLine;
  if (!status) return give_up(*seat, status.error());
  file_.save(table_.record());
  turn_shown_ = false;
  if (table_.has_people() || stepping_) return;
  screen_.forget();
  for (const std::string& line : take_news()) out_ << line << '\n';
}

// An engine has failed, and nobody else can play for it.
void PlaySession::give_up(Seat seat, const Error& error) {
  screen_.forget();
  out_ << capitalised(seat_name(table_, seat)) << " cannot go on. " << describe(error) << '\n';
  has_failed_ = true;
  leaving_ = true;
}

void PlaySession::finish() {
  if (style_.in_place) return show_end();
  out_ << '\n' << drawing() << '\n';
  for (const std::string& line : take_news()) out_ << line << '\n';
  out_ << "The game is over.\n\n" << parts_table(table_) << '\n' << winner_words(table_) << '\n';
}

void PlaySession::show_end() {
  const TerminalSize size = style_.size();
  Lines picture = lines_of(drawing());
  const Lines news = take_news();
  std::string below = news.empty() ? "" : news.back() + '\n';
  below += std::exchange(answer_, std::ostringstream()).str() + parts_table(table_);
  append(picture, rows_of_lines(below, size.columns));
  append(picture, broken("The game is over. " + winner_words(table_), size.columns));
  show_on_screen(std::move(picture), size);
}

// After a stop, as while a bot thinks, the shell has written where the last picture stood.
void PlaySession::show_on_screen(Lines picture, TerminalSize size) {
  if (in_.take_stop()) screen_.forget();
  screen_.show(std::move(picture), size);
}

std::string PlaySession::drawing() const {
  const AnyPosition& position = table_.position();
  const TerminalSize size = style_.size();
  const bool full =
      style_.board == BoardChoice::kFull ||
      (style_.board == BoardChoice::kFitting && (size.rows == 0 || fits(position.draw({}), size)));
  return position.draw({style_.colour, full ? BoardForm::kFull : BoardForm::kCompact});
}

std::string PlaySession::turn_words() const {
  const Seat seat = *table_.to_act();
  std::string words = capitalised(seat_name(table_, seat));
  if (!is_person(seat)) {
    return words +
           " is to move: Enter shows the move, go plays to the end, help lists the commands.";
  }
  words += ", your move (";
  if (const auto legal = table_.position().legal(seat))
    words += legal_moves_words(legal->size()) + "; ";
  return words + "help lists the commands).";
}

// What has happened since the last step of the seat to act, if that is a person's, else since it
// was shown last.
PlaySession::Lines PlaySession::take_news() {
  const auto& all = table_.events();
  const std::optional<Seat> seat = table_.to_act();
  std::size_t first = shown_events_;
  if (seat && is_person(*seat)) {
    const auto own = std::ranges::find(all.rbegin(), all.rend(), seat, &Event::actor);
    first = static_cast<std::size_t>(own.base() - all.begin());
  }
  shown_events_ = all.size();
  Lines news;
  for (std::size_t i = first; i < all.size(); ++i) news.push_back(event_words(table_, all[i]));
  return news;
}

void PlaySession::show_turn() {
  out_ << '\n';
  if (std::exchange(board_due_, false)) out_ << drawing() << '\n';
  for (const std::string& line : take_news()) out_ << line << '\n';
  out_ << '\n' << state_words(table_) << turn_words() << '\n';
  turn_shown_ = true;
}

// The board, then as much of the news and of what was answered as there is room for, the points and
// whose turn it is.
void PlaySession::show_picture() {
  const TerminalSize size = style_.size();
  const Lines answer =
      rows_of_lines(std::exchange(answer_, std::ostringstream()).str(), size.columns);
  if (turn_shown_ && answer.empty()) return;
  Lines picture = lines_of(drawing());
  const Lines below = rows_of_lines(state_words(table_) + turn_words(), size.columns);
  const int room = size.rows - kRowsOfPrompt - static_cast<int>(picture.size() + below.size());
  const bool stands = Screen::is_narrow(picture, size) && static_cast<int>(answer.size()) <= room;
  if (turn_shown_ && !stands) return say_long(answer);
  if (!turn_shown_) news_ = take_news();
  Lines middle;
  for (const std::string& line : news_) append(middle, broken(line, size.columns));
  append(middle, answer);
  const std::size_t cut =
      middle.size() - std::min(middle.size(), static_cast<std::size_t>(std::max(room, 1)));
  picture.insert(picture.end(), middle.begin() + static_cast<std::ptrdiff_t>(cut), middle.end());
  append(picture, below);
  show_on_screen(std::move(picture), size);
  turn_shown_ = true;
}

// What has no room below the board goes on as in a pipe.
void PlaySession::say_long(const Lines& answer) {
  for (const std::string& line : answer) out_ << line << '\n';
  screen_.forget();
}

// What is to be copied is not broken into rows; it goes on as in a pipe, too.
void PlaySession::say_as_it_is(std::string_view text) {
  out_ << text;
  screen_.forget();
}

}  // namespace benben::cli
