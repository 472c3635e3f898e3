// Durable moves a second through the real socket protocol, and how long one takes from sending it
// to its event at the other client: benben_bench_moves [--tables N,N,...] [--moves N] [--port
// N,...]
//
// Server, store and all clients run in this process, on loopback, with SQLite on a real disk; with
// --port the server is another process, started without limits (bench/size/durable.py), or several
// that share a store, and the two of a table come in at different ones. At each table two sockets
// play legal moves as fast as they are answered, so one move a table is under way.
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "bench/moves/client.h"
#include "core/any_game.h"
#include "core/record.h"
#include "core/rng.h"
#include "core/text.h"
#include "games/registry.h"
#include "server/server.h"
#include "store/temporary_directory.h"

namespace benben::bench {
namespace {

using Time = std::chrono::steady_clock::time_point;
using Ports = std::vector<std::uint16_t>;

constexpr std::string_view kGame = "pyramix";

struct Options {
  std::vector<int> tables = {1, 10, 100, 1000};
  int moves = 20'000;
  Ports ports;  // of servers that run already
};

// What is between two marks; ends the program if they are not there.
std::string between(std::string_view text, std::string_view begin, std::string_view end) {
  const std::size_t from = text.find(begin);
  BENBEN_ASSERT(from != text.npos);
  text.remove_prefix(from + begin.size());
  return std::string(text.substr(0, text.find(end)));
}

std::string post(std::uint16_t port, std::string_view path, std::string_view body) {
  return ask(port, "POST " + std::string(path) +
                       " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                       "Content-Type: application/json\r\nContent-Length: " +
                       std::to_string(body.size()) + "\r\n\r\n" + std::string(body));
}

// A table with its two clients, who share one fold of the events.
class Duel {
 public:
  Duel(const Ports& nodes, std::uint64_t seed);

  Socket& socket(int seat) { return sockets_[static_cast<std::size_t>(seat)]; }
  bool is_over() const { return position_->next().is_over(); }
  int moves() const { return moves_; }

  // Takes in what the seat's socket has received; latencies get the time of each move of the other.
  void hear(int seat, std::vector<double>& latencies_ms);

 private:
  int fold(std::string_view message);
  void play(int seat);

  std::vector<Socket> sockets_;
  std::unique_ptr<AnyPosition> position_;
  Rng rng_;
  int ply_ = 0;
  int moves_ = 0;
  int mover_ = -1;
  Time sent_;
};

Duel::Duel(const Ports& nodes, std::uint64_t seed)
    : position_(std::move(find_game(kGame)->start({2, {}}).value())), rng_(seed) {
  const auto node = [&](std::uint64_t seat) { return nodes[(seed + seat) % nodes.size()]; };
  const std::string made =
      post(node(0), "/api/tables",
           R"({"game":"pyramix","players":2,"seats":[{"kind":"me"},{"kind":"me"}]})");
  const std::string path =
      "/api/tables/" + between(made, R"("table":")", "\"") + "/socket?protocol=2";
  // A proxy may write the names of headers small.
  const std::string cookie = between(made, "ookie: ", ";");
  for (std::uint64_t seat = 0; seat < 2; ++seat) sockets_.emplace_back(node(seat), path, cookie);
}

void Duel::hear(int seat, std::vector<double>& latencies_ms) {
  while (const std::optional<std::string> message = socket(seat).next()) {
    if (message->find(R"("error")") != message->npos) {
      std::fprintf(stderr, "%s\n", message->c_str());
      std::abort();
    }
    if (!message->starts_with(R"({"type":"events")")) continue;
    const Time now = std::chrono::steady_clock::now();
    if (fold(*message) < ply_) continue;  // the other client is ahead
    if (mover_ == 1 - seat) {
      latencies_ms.push_back(std::chrono::duration<double, std::milli>(now - sent_).count());
    }
    const Next next = position_->next();
    if (next.is_seats() && index(next.seats.first()) == seat) play(seat);
  }
}

// Folds what the other client has not folded yet; gives the ply that this one has heard of. The
// texts hold nothing that JSON escapes.
int Duel::fold(std::string_view message) {
  int ply = std::stoi(between(message, R"("from":)", ","));
  BENBEN_ASSERT(ply <= ply_);
  const std::string list = between(message, R"("events":[")", R"("])");
  for (std::size_t begin = 0; begin < list.size(); ++ply) {
    const std::size_t end = std::min(list.find("\",\"", begin), list.size());
    if (ply == ply_) {
      const Result<Event> event = parse_event(std::string_view(list).substr(begin, end - begin));
      BENBEN_ASSERT(event.ok() && position_->apply(event->actor, event->text).ok());
      ++ply_;
    }
    begin = end + 3;
  }
  return ply;
}

void Duel::play(int seat) {
  const std::vector<std::string> moves = *position_->legal(seat_at(seat));
  const std::string& text = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
  mover_ = seat;
  ++moves_;
  sent_ = std::chrono::steady_clock::now();
  socket(seat).send(R"({"type":"move","move_id":"bench-)" + std::to_string(100 + moves_) +
                    R"(","seat":)" + std::to_string(seat) + R"(,"expected_ply":)" +
                    std::to_string(ply_) + R"(,"text":")" + text + R"("})");
}

struct Figures {
  int moves = 0;
  double seconds = 0;
  std::vector<double> latencies_ms;
};

// Plays one game at each of so many tables; making the tables is not timed.
void play_round(const Ports& nodes, int tables, std::uint64_t seed, Figures& figures) {
  std::vector<Duel> duels;
  for (int i = 0; i < tables; ++i) duels.emplace_back(nodes, seed + static_cast<std::uint64_t>(i));
  const int poll = epoll_create1(EPOLL_CLOEXEC);
  for (int i = 0; i < tables * 2; ++i) {
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u32 = static_cast<std::uint32_t>(i);
    Socket& socket = duels[static_cast<std::size_t>(i / 2)].socket(i % 2);
    BENBEN_ASSERT(epoll_ctl(poll, EPOLL_CTL_ADD, socket.descriptor(), &event) == 0);
  }
  const Time start = std::chrono::steady_clock::now();
  // What came together with the upgrade's answer is never announced.
  for (Duel& duel : duels) {
    for (int seat = 0; seat < 2; ++seat) duel.hear(seat, figures.latencies_ms);
  }
  int over = 0;
  while (over < tables) {
    epoll_event ready[256];
    const int count = epoll_wait(poll, ready, 256, -1);
    for (int i = 0; i < count; ++i) {
      Duel& duel = duels[ready[i].data.u32 / 2];
      const bool was_over = duel.is_over();
      const int seat = static_cast<int>(ready[i].data.u32 % 2);
      duel.socket(seat).receive();
      duel.hear(seat, figures.latencies_ms);
      if (!was_over && duel.is_over()) ++over;
    }
  }
  figures.seconds +=
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  for (const Duel& duel : duels) figures.moves += duel.moves();
  close(poll);
}

double percentile(std::vector<double>& values, double share) {
  std::ranges::sort(values);
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

// One row of the table.
void measure_at(const Ports& nodes, int tables, int moves) {
  Figures figures;
  for (std::uint64_t round = 0; figures.moves < moves; ++round) {
    play_round(nodes, tables, round * 1'000'003, figures);
  }
  std::printf("%8d %8d %9.0f %9.2f %9.2f %9.2f\n", tables, figures.moves,
              figures.moves / figures.seconds, percentile(figures.latencies_ms, 0.5),
              percentile(figures.latencies_ms, 0.99), percentile(figures.latencies_ms, 1));
  std::fflush(stdout);
}

// The same from a server of its own.
void measure(int tables, int moves) {
  TemporaryDirectory data;
  ServerOptions options;
  options.network.port = 0;
  options.limits.requests = options.limits.tables = options.limits.messages = {1e6, 1e6};
  options.limits.connections = options.limits.address_connections = 100'000;
  options.limits.address_sockets = 100'000;
  options.limits.address_stored_mib = 1'000'000;
  DataFolder folder = open_data(data.path()).value();
  const std::unique_ptr<Server> server =
      Server::start(std::move(folder.store), Assets({}), options).value();
  std::thread thread([&] { server->run(); });
  measure_at({server->port()}, tables, moves);
  server->stop();
  thread.join();
}

Result<Options> read_options(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; i += 2) {
    const std::string_view name = argv[i];
    const std::string_view value = i + 1 < argc ? argv[i + 1] : "";
    std::vector<int> numbers;
    for (const std::string_view part : split(value, ',')) {
      const std::optional<int> number = parse_number(part, 1'000'000);
      if (number && *number > 0) numbers.push_back(*number);
    }
    if (name == "--moves" && numbers.size() == 1) {
      options.moves = numbers[0];
    } else if (name == "--port" && !numbers.empty() && std::ranges::max(numbers) <= 65'535) {
      options.ports.assign(numbers.begin(), numbers.end());
    } else if (name == "--tables" && !numbers.empty()) {
      options.tables = numbers;
    } else {
      return Error{ErrorCode::kMalformed, "usage: [--tables N,N,...] [--moves N] [--port N,...]",
                   "", 0};
    }
  }
  return options;
}

int run(int argc, char** argv) {
  const Result<Options> options = read_options(argc, argv);
  if (!options) {
    std::fprintf(stderr, "%s\n", options.error().message.c_str());
    return 2;
  }
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  std::printf("%8s %8s %9s %9s %9s %9s\n", "tables", "moves", "moves/s", "p50 ms", "p99 ms",
              "max ms");
  for (const int tables : options->tables) {
    options->ports.empty() ? measure(tables, options->moves)
                           : measure_at(options->ports, tables, options->moves);
  }
  return 0;
}

}  // namespace
}  // namespace benben::bench

int main(int argc, char** argv) { return benben::bench::run(argc, argv); }
