// A `benben` of its own process, with what it writes on either output.
#pragma once

#include <signal.h>
#include <sys/types.h>

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace benben {

class Process {
 public:
  // Where `benben` lies.
  static std::string binary();
  // Runs `benben` with these arguments.
  explicit Process(const std::vector<std::string>& arguments);
  ~Process() { end(SIGKILL); }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // The next line of what it writes, on either output; "" at the end.
  std::string line();
  // All lines to the end.
  std::string rest();
  // The port of the address that `serve` prints; 0 if it prints none.
  std::uint16_t port();
  int number() const { return pid_; }
  // Its exit code, or 128 and the signal that ended it.
  int end(int signal = 0);
  // Of one that has ended: whether the kernel dumped its memory, to a file or to a program.
  bool has_dumped() const;

 private:
  pid_t pid_ = 0;
  FILE* output_ = nullptr;
  int status_ = 0;
};

// Reads what a process writes until it says that; false if it ends before.
bool says(Process& process, std::string_view text);

}  // namespace benben
