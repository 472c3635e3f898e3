#include "cli/testing/process.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/result.h"

namespace benben {

std::string Process::binary() { return BENBEN_BINARY; }

Process::Process(const std::vector<std::string>& arguments) {
  int ends[2];
  BENBEN_ASSERT(pipe2(ends, O_CLOEXEC) == 0);
  std::vector<std::string> words = {binary()};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  pid_ = fork();
  BENBEN_ASSERT(pid_ >= 0);
  if (pid_ == 0) {
    dup2(ends[1], STDOUT_FILENO);
    dup2(ends[1], STDERR_FILENO);
    execv(pointers[0], pointers.data());
    _exit(127);
  }
  close(ends[1]);
  output_ = fdopen(ends[0], "r");
  BENBEN_ASSERT(output_ != nullptr);
}

std::string Process::line() {
  std::string text;
  for (int c = std::fgetc(output_); c != EOF && c != '\n'; c = std::fgetc(output_)) {
    text += static_cast<char>(c);
  }
  return text;
}

std::string Process::rest() {
  std::string text;
  for (int c = std::fgetc(output_); c != EOF; c = std::fgetc(output_)) text += static_cast<char>(c);
  return text;
}

std::uint16_t Process::port() {
  const std::string address = line();
  constexpr std::string_view kBegin = "http://127.0.0.1:";
  if (!address.starts_with(kBegin) || !address.ends_with("/")) return 0;
  return static_cast<std::uint16_t>(std::stoi(address.substr(kBegin.size())));
}

int Process::end(int signal) {
  if (pid_ != 0) {
    if (signal != 0) kill(pid_, signal);
    waitpid(pid_, &status_, 0);
    pid_ = 0;
    std::fclose(output_);
  }
  return WIFEXITED(status_) ? WEXITSTATUS(status_) : 128 + WTERMSIG(status_);
}

bool Process::has_dumped() const { return WIFSIGNALED(status_) && WCOREDUMP(status_); }

bool says(Process& process, std::string_view text) {
  for (std::string line = process.line(); !line.empty(); line = process.line()) {
    if (line.find(text) != line.npos) return true;
  }
  return false;
}

}  // namespace benben
