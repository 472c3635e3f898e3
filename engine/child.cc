#include "engine/child.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "core/text.h"
#include "engine/protocol.h"

namespace benben::engine {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

// Long enough for an interpreter to leave in order, short enough not to be felt.
constexpr milliseconds kMoment{500};

// So many lines are kept of who writes without being asked; then it has to wait until it has read.
constexpr std::size_t kMostLines = 1'000;

Error failed(std::string sentence) { return {ErrorCode::kInput, std::move(sentence)}; }

Error overlong() {
  return failed("It has written a line of more than " + std::to_string(kMostLineBytes) + " bytes.");
}

std::string told(milliseconds length) {
  const auto count = length.count();
  if (count < 1'000 || count % 1'000 != 0) return std::to_string(count) + " ms";
  return std::to_string(count / 1'000) + " s";
}

// For poll(): what is left, at least 0.
int left(const Limit& limit) {
  const auto rest = std::chrono::ceil<milliseconds>(limit.end - Clock::now());
  return static_cast<int>(std::clamp<std::int64_t>(rest.count(), 0, kMostTime));
}

// While it lives a pipe that nobody reads is an error of this thread's write and no signal, which
// would end the program.
class NoPipeSignal {
 public:
  NoPipeSignal() {
    sigset_t pending;
    sigpending(&pending);
    was_pending_ = sigismember(&pending, SIGPIPE) == 1;
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  ~NoPipeSignal() {
    constexpr timespec kAtOnce{};
    if (!was_pending_) sigtimedwait(&pipe_, nullptr, &kAtOnce);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  NoPipeSignal(const NoPipeSignal&) = delete;
  NoPipeSignal& operator=(const NoPipeSignal&) = delete;

 private:
  sigset_t pipe_;
  sigset_t before_;
  bool was_pending_;
};

// Both ends of a pipe, the reading one first; no other program that is started gets one.
std::optional<std::pair<Descriptor, Descriptor>> make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  return std::pair(Descriptor(ends[0]), Descriptor(ends[1]));
}

void make_patient(const Descriptor& descriptor) {
  fcntl(descriptor.number(), F_SETFL, fcntl(descriptor.number(), F_GETFL) | O_NONBLOCK);
}

// A program with these ends as its standard input and output, in a group of its own: what a
// terminal tells us (Ctrl-C) is not for it. Signals are to it as to any new program. Gives errno.
int spawn(pid_t& process, const std::vector<std::string>& words, const Descriptor& in,
          const Descriptor& out) {
  std::vector<std::string> own = words;
  std::vector<char*> arguments;
  for (std::string& word : own) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in.number(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out.number(), STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  sigset_t all;
  sigfillset(&all);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);
  const int fault =
      posix_spawnp(&process, arguments[0], &actions, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return fault;
}

}  // namespace

Limit limit_of(milliseconds length) { return {Clock::now() + length, length}; }

Descriptor::Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}

void Descriptor::close() {
  if (number_ >= 0) ::close(std::exchange(number_, -1));
}

Child::Child(pid_t process, Descriptor in, Descriptor out)
    : process_(process), in_(std::move(in)), out_(std::move(out)) {
  make_patient(in_);
  make_patient(out_);
}

Result<std::unique_ptr<Child>> Child::start(const std::vector<std::string>& words) {
  auto in = make_pipe();
  auto out = make_pipe();
  if (!in || !out) return failed(std::string("Cannot make a pipe: ") + std::strerror(errno) + ".");
  pid_t process = 0;
  const int fault = spawn(process, words, in->first, out->second);
  if (fault != 0) {
    return failed("Cannot run " + shortened(words[0]) + ": " + std::strerror(fault) + ".");
  }
  return std::unique_ptr<Child>(new Child(process, std::move(in->second), std::move(out->first)));
}

Status Child::wait(Wanted wanted, const Limit& limit) {
  const bool writes = wanted == Wanted::kToWrite;
  const bool reads = !has_closed_ && lines_.size() < kMostLines;
  std::array<pollfd, 2> waits = {
      {{reads ? out_.number() : -1, POLLIN, 0}, {writes ? in_.number() : -1, POLLOUT, 0}}};
  const int ready = poll(waits.data(), waits.size(), left(limit));
  if (ready < 0 && errno != EINTR) {
    return failed(std::string("Cannot wait for it: ") + std::strerror(errno) + ".");
  }
  if (ready > 0) return waits[0].revents != 0 ? fill() : Status();
  if (Clock::now() < limit.end) return {};
  return failed((writes ? "It has not read what it is told for " : "It has not answered within ") +
                told(limit.length) + ".");
}

// While it is written to, what it says meanwhile has a place here, or both would wait for ever.
Status Child::fill() {
  std::array<char, 1 << 16> bytes;
  const ssize_t count = ::read(out_.number(), bytes.data(), bytes.size());
  if (count > 0) lines_.add({bytes.data(), static_cast<std::size_t>(count)});
  if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) has_closed_ = true;
  return {};
}

Status Child::write(std::string_view line, const Limit& limit) {
  const NoPipeSignal quiet;
  std::string bytes(line);
  bytes += '\n';
  for (std::string_view rest = bytes; !rest.empty();) {
    const ssize_t count = ::write(in_.number(), rest.data(), rest.size());
    if (count > 0) rest.remove_prefix(static_cast<std::size_t>(count));
    if (count >= 0 || errno == EINTR) continue;
    if (errno != EAGAIN) return ended();
    if (Status status = wait(Wanted::kToWrite, limit); !status) return status;
  }
  return {};
}

Result<std::string> Child::read(const Limit& limit) {
  while (!lines_.has_line()) {
    if (lines_.is_overlong()) return overlong();
    if (has_closed_) return ended();
    if (Status status = wait(Wanted::kToRead, limit); !status) return status.error();
  }
  // Who writes without end is silent, too.
  if (Clock::now() >= limit.end) {
    return failed("It has not answered within " + told(limit.length) + ".");
  }
  std::string line = *lines_.take();
  if (line.size() > kMostLineBytes) return overlong();
  if (!is_clean_utf8(line)) {
    return failed("It has written what is no line of UTF-8 without control characters.");
  }
  return line;
}

Error Child::ended() {
  end(Grace::kMoment);
  if (WIFEXITED(status_)) {
    return failed("It has ended, with exit code " + std::to_string(WEXITSTATUS(status_)) + ".");
  }
  const int signal = WTERMSIG(status_);
  if (signal == SIGKILL) return failed("It has closed its input or output.");
  const char* const name = sigdescr_np(signal);
  return failed("It has died of signal " + std::to_string(signal) +
                (name == nullptr ? "." : " (" + std::string(name) + ")."));
}

// The output of a program that ends is closed before it can be reaped, so that is waited for. Until
// it is reaped its number, and that of its group, is no other's.
void Child::end(Grace grace) {
  if (process_ == 0) return;
  in_.close();
  const Limit limit = limit_of(grace == Grace::kMoment ? kMoment : milliseconds(0));
  while (!has_closed_ && Clock::now() < limit.end) {
    if (!wait(Wanted::kToRead, limit)) break;
    lines_ = {};
  }
  kill(-process_, SIGKILL);
  while (waitpid(process_, &status_, 0) < 0 && errno == EINTR) {
  }
  process_ = 0;
  out_.close();
}

}  // namespace benben::engine
