// Child: a program in a process of its own, which is spoken to by lines on its standard input and
// output.
//
// Whatever it does costs nobody but itself: it may die, be silent, write without end or never read;
// each is an error here, within a time. It is never left behind: whoever lets go of a Child ends
// and reaps the process, with all that it started in its group. Its standard error is ours.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/line_buffer.h"

namespace benben::engine {

// Until when something is waited for, and how long that was when it began.
struct Limit {
  std::chrono::steady_clock::time_point end;
  std::chrono::milliseconds length;
};
Limit limit_of(std::chrono::milliseconds length);

// A descriptor that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(Descriptor&& other) noexcept;
  Descriptor& operator=(Descriptor&& other) noexcept;
  int number() const { return number_; }
  void close();

 private:
  int number_;
};

class Child {
 public:
  // Runs the program that the first word names, found as a shell finds it; the others are its
  // arguments.
  static Result<std::unique_ptr<Child>> start(const std::vector<std::string>& words);
  ~Child() { end(Grace::kNone); }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // A line without its line feed.
  Status write(std::string_view line, const Limit& limit);
  // The next line; an error for one that is too long, or no clean UTF-8.
  Result<std::string> read(const Limit& limit);

  // Whether it is given a moment to end by itself, as its input has.
  enum class Grace { kNone, kMoment };
  void end(Grace grace);

 private:
  Child(pid_t process, Descriptor in, Descriptor out);

  // Waits until it can be written to, or has written something, which is then read.
  enum class Wanted { kToRead, kToWrite };
  Status wait(Wanted wanted, const Limit& limit);
  Status fill();
  Error ended();

  pid_t process_;
  int status_ = 0;  // as waitpid() gives it, once the process is reaped
  Descriptor in_;
  Descriptor out_;
  LineBuffer lines_;
  bool has_closed_ = false;  // its output
};

}  // namespace benben::engine
