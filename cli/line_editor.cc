#include "cli/line_editor.h"

#include <histedit.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cwchar>
#include <string>

#include "cli/play_text.h"
#include "cli/terminal.h"

namespace benben::cli {
namespace {

// More are not read through while one types.
constexpr std::size_t kMostListed = 40;
constexpr char kCursor = '_';  // has a place behind what is typed

// What mbrtowc says of a byte that is not UTF-8, and of one that more have to follow.
constexpr auto kNoCharacter = static_cast<std::size_t>(-1);
constexpr auto kPartOfCharacter = static_cast<std::size_t>(-2);

using Ways = std::vector<std::string>;

// What all texts begin with.
std::string common_start(const std::vector<std::string>& texts) {
  std::string start = texts.front();
  for (const std::string& text : texts) {
    const auto differ = std::ranges::mismatch(start, text);
    start.erase(differ.in1, start.end());
  }
  return start;
}

// What the terminal was like before, and is between two lines.
termios usual_terminal;
termios silent_terminal;
volatile std::sig_atomic_t is_silent = 0;  // set when both are known
// The program was stopped, and what it wrote, the line that is typed, too, does not stand on the
// terminal as it left it.
volatile std::sig_atomic_t was_stopped = 0;

// A terminal that does not echo, as long as this lives.
class Silence {
 public:
  Silence() {
    if (tcgetattr(STDIN_FILENO, &usual_terminal) != 0) return;
    silent_terminal = usual_terminal;
    silent_terminal.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    is_silent = 1;
    tcsetattr(STDIN_FILENO, TCSANOW, &silent_terminal);
  }
  ~Silence() {
    restore_terminal();
    is_silent = 0;
  }
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;
};

class LineEditor : public LineReader {
 public:
  explicit LineEditor(History& history)
      : kept_(history),
        editor_(el_init("benben", stdin, stdout, stderr), el_end),
        history_(history_init(), history_end) {
    HistEvent event;
    ::history(history_.get(), &event, H_SETSIZE, static_cast<int>(History::kMostLines));
    ::history(history_.get(), &event, H_SETUNIQUE, 1);
    for (const std::string& line : kept_.lines()) enter(line);
    el_set(editor_.get(), EL_CLIENTDATA, this);
    el_set(editor_.get(), EL_PROMPT, &prompt_of);
    el_set(editor_.get(), EL_EDITOR, "emacs");
    // Between two lines, too, it would echo otherwise.
    el_set(editor_.get(), EL_SETTY, "-x", "-echo", nullptr);
    el_set(editor_.get(), EL_HIST, ::history, history_.get());
    el_set(editor_.get(), EL_GETCFN, &read_character);
    // Wide words: el_set would copy narrow ones and never free them.
    el_wset(editor_.get(), EL_ADDFN, L"benben-complete", L"Complete a move or command",
            &complete_line);
    el_set(editor_.get(), EL_BIND, "^I", "benben-complete", nullptr);
    el_set(editor_.get(), EL_BIND, "^R", "em-inc-search-prev", nullptr);
    el_source(editor_.get(), nullptr);
  }

  std::optional<std::string> read(std::string_view prompt) override {
    prompt_ = prompt;
    rows_below_ = 0;
    count_stop();
    el_resize(editor_.get());
    int size = 0;
    const char* const typed = el_gets(editor_.get(), &size);
    if (typed == nullptr || size <= 0) return std::nullopt;
    std::string line(typed, static_cast<std::size_t>(size));
    if (line.ends_with('\n')) line.pop_back();
    rows_below_ += rows_of(prompt_ + line + kCursor, terminal_size().columns) - 1;
    kept_.add(line);
    if (line.find_first_not_of(' ') != line.npos) enter(line);
    return line;
  }
  int rows_below() const override { return rows_below_; }
  bool take_stop() override {
    const bool stopped = was_stopped != 0;
    was_stopped = 0;
    return stopped;
  }
  void complete_with(const Completer& completer) override { completer_ = completer; }

 private:
  static LineEditor& self_of(EditLine* editor) {
    void* self = nullptr;
    el_get(editor, EL_CLIENTDATA, &self);
    return *static_cast<LineEditor*>(self);
  }
  // A character of the terminal. libedit's own function reads on when a signal has interrupted it.
  static int read_character(EditLine* editor, wchar_t* character) {
    std::mbstate_t state{};
    for (;;) {
      char byte = 0;
      if (::read(STDIN_FILENO, &byte, 1) != 1) {
        if (errno != EINTR) return 0;
        if (was_stopped == 0) return -1;
        self_of(editor).show_again();
        continue;
      }
      const bool is_within = std::mbsinit(&state) == 0;
      std::size_t size = std::mbrtowc(character, &byte, 1, &state);
      // What breaks a character off may begin the next, as Enter does.
      if (size == kNoCharacter && is_within) {
        state = {};
        size = std::mbrtowc(character, &byte, 1, &state);
      }
      if (size == kNoCharacter) {
        state = {};  // as if it had not been typed
      } else if (size != kPartOfCharacter) {
        return 1;
      }
    }
  }
  // After a stop: libedit takes the terminal for what it left, and somebody has written below.
  void show_again() {
    count_stop();
    el_set(editor_.get(), EL_PREP_TERM, 0);
    el_set(editor_.get(), EL_PREP_TERM, 1);
    el_set(editor_.get(), EL_REFRESH);
  }
  // What was written meanwhile may have taken any number of rows.
  void count_stop() {
    if (take_stop()) rows_below_ += terminal_size().rows;
  }
  static char* prompt_of(EditLine* editor) { return self_of(editor).prompt_.data(); }
  static unsigned char complete_line(EditLine* editor, int) { return self_of(editor).complete(); }

  void enter(const std::string& line) {
    HistEvent event;
    ::history(history_.get(), &event, H_ENTER, line.c_str());
  }

  // What Tab does: completes as far as there is one way to go on, else lists the ways.
  unsigned char complete() {
    const LineInfo* const line = el_line(editor_.get());
    const std::string typed(line->buffer, line->cursor);
    const std::vector<std::string> ways = completer_ ? completer_(typed) : Ways();
    if (ways.empty()) return CC_ERROR;
    const std::string start = common_start(ways);
    if (start.size() > typed.size()) {
      return el_insertstr(editor_.get(), start.c_str() + typed.size()) == 0 ? CC_REFRESH : CC_ERROR;
    }
    if (ways.size() == 1) return CC_ERROR;
    list(ways);
    return CC_REDISPLAY;
  }

  void list(const Ways& ways) {
    Ways shown(ways.begin(),
               ways.begin() + static_cast<std::ptrdiff_t>(std::min(ways.size(), kMostListed)));
    if (ways.size() > kMostListed) {
      shown.push_back("and " + std::to_string(ways.size() - kMostListed) + " more");
    }
    const std::string lines = wrapped(shown, "  ");
    rows_below_ += rows_of(lines, terminal_size().columns);
    std::fputs(("\n" + lines).c_str(), stdout);
    std::fflush(stdout);
  }

  Silence silence_;  // first: libedit comes back to what it has found
  History& kept_;
  std::unique_ptr<EditLine, decltype(&el_end)> editor_;
  std::unique_ptr<::History, decltype(&history_end)> history_;
  Completer completer_;
  std::string prompt_;
  int rows_below_ = 0;
};

}  // namespace

void restore_terminal() {
  if (is_silent != 0) tcsetattr(STDIN_FILENO, TCSANOW, &usual_terminal);
}

void take_terminal_back() {
  if (is_silent == 0) return;
  tcsetattr(STDIN_FILENO, TCSANOW, &silent_terminal);
  was_stopped = 1;
}

std::unique_ptr<LineReader> make_line_editor(History& history) {
  // Benben speaks UTF-8 everywhere; the locale of a bare system does not.
  std::setlocale(LC_CTYPE, "C.UTF-8");
  return std::make_unique<LineEditor>(history);
}

}  // namespace benben::cli
