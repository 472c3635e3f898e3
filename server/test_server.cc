#include "server/test_server.h"

#include "core/replay.h"
#include "core/text.h"
#include "games/registry.h"
#include "search/bot.h"
#include "store/sqlite.h"

namespace benben {

namespace json = boost::json;

Clock ManualClock::clock() {
  const TimePoint begin = std::chrono::steady_clock::now();
  constexpr std::int64_t kBeginS = 1772236800;  // 2026-02-28
  return {[this, begin] { return begin + std::chrono::seconds(passed_.load()); },
          [this] { return kBeginS + passed_.load(); }};
}

TestServer::TestServer(const TestOptions& options) { start(options); }

void TestServer::start(const TestOptions& options) {
  Result<std::unique_ptr<Store>> store = open_sqlite({database(), options.max_pages});
  BENBEN_ASSERT(store.ok());
  ServerOptions all;
  all.network.port = 0;
  all.network.operator_port = 0;
  all.version = "1.2.3";
  all.network.sweep_interval = std::chrono::milliseconds(5);
  all.limits = options.limits;
  all.access = AccessRules(options.proxies, {"benben.test"});
  all.clock = clock_.clock();
  all.hash_cost = options.hash_cost;
  all.notices = options.notices;
  all.log = [this](const LogLine& line) {
    const std::lock_guard lock(mutex_);
    log_.append(line.text) += '\n';
    log_of_json_.append(log_json(line, clock_.clock().unix_s())) += '\n';
  };
  static const Asset kPage[] = {
      {"/assets/app-12345678.js", "text/javascript", "hash1", "let page = 1;", "GZIP", "BROTLI",
       true},
      {"/assets/bot.worker-12345678.js", "text/javascript", "hash3", "let bot = 1;", {}, {}, true},
      {"/index.html", "text/html", "hash2", "<h1>Benben</h1>", "GZIP", {}, false}};
  Result<std::unique_ptr<Server>> server = Server::start(std::move(*store), Assets(kPage), all);
  BENBEN_ASSERT(server.ok());
  server_ = std::move(*server);
  port_ = server_->port();
  thread_ = std::thread([this] { server_->run(); });
}

void TestServer::stop() {
  if (!server_) return;
  server_->stop();
  // The clock is the server's: moving it on until it has gone spends no real time.
  std::atomic<bool> is_gone = false;
  std::thread mover([&] {
    while (!is_gone) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      clock_.advance(std::chrono::seconds(1));
    }
  });
  thread_.join();
  is_gone = true;
  mover.join();
  server_.reset();
}

void TestServer::restart(const TestOptions& options) {
  stop();
  start(options);
}

std::string TestServer::log_of_json() const {
  const std::lock_guard lock(mutex_);
  return log_of_json_;
}

std::string TestServer::log() const {
  const std::lock_guard lock(mutex_);
  return log_;
}

HttpReply post(std::uint16_t port, const std::string& path, const std::string& body,
               std::map<std::string, std::string> headers) {
  headers.insert({"Content-Type", "application/json"});
  return ask(port, "POST", path, headers, body);
}

std::string cookie_of(const HttpReply& reply) {
  const std::string cookie = reply.header("set-cookie");
  return cookie.substr(0, cookie.find(';'));
}

TestTable make_table(std::uint16_t port, const std::vector<std::string>& seats,
                     const std::string& game, const json::value& race) {
  json::array list;
  for (const std::string& seat : seats) {
    if (seat == "me") {
      list.push_back(json::object{{"kind", "me"}, {"name", "Ada"}});
    } else if (seat == "open") {
      list.push_back(json::object{{"kind", "open"}});
    } else {
      list.push_back(json::object{{"kind", "bot"}, {"level", std::stoi(seat)}});
    }
  }
  json::object body = {{"game", game}, {"players", seats.size()}, {"seats", list}};
  if (!race.is_null()) body["race"] = race;
  const HttpReply reply = post(port, "/api/tables", json::serialize(body));
  BENBEN_ASSERT(reply.status == 201);
  return made_table(reply);
}

TestTable made_table(const HttpReply& reply) {
  const json::value answer = json::parse(reply.body);
  TestTable table{answer.at("table").as_string().c_str(), cookie_of(reply), {}};
  for (const json::value& invitation : answer.at("invitations").as_array()) {
    const std::string path = invitation.at("path").as_string().c_str();
    BENBEN_ASSERT(path.starts_with("/join/" + table.id + "#"));
    table.invitations[static_cast<int>(invitation.at("seat").as_int64())] =
        path.substr(path.find('#') + 1);
  }
  return table;
}

std::string claim(std::uint16_t port, const TestTable& table, int seat, const std::string& cookie) {
  const json::value body = {
      {"invitation", table.invitations.at(seat)}, {"name", "Grace"}, {"seat", seat}};
  std::map<std::string, std::string> headers;
  if (!cookie.empty()) headers["Cookie"] = cookie;
  const HttpReply reply = post(port, table.path("/claim"), json::serialize(body), headers);
  BENBEN_ASSERT(reply.status == 200);
  return cookie_of(reply);
}

std::string outcome(const HttpReply& reply) {
  const bool is_json = reply.header("content-type") == "application/json";
  return std::to_string(reply.status) + " " + (is_json ? error_code(reply.body) : "");
}

std::string error_code(std::string_view json_text) {
  const json::value value = json::parse(json::string_view(json_text.data(), json_text.size()));
  const json::value* error = value.as_object().if_contains("error");
  return error == nullptr ? "" : error->at("code").as_string().c_str();
}

std::string fault_of(std::string_view json_text) {
  const json::value reply = json::parse(json::string_view(json_text.data(), json_text.size()));
  const json::value* error = reply.as_object().if_contains("error");
  const json::value* fault = error != nullptr ? error->as_object().if_contains("fault") : nullptr;
  return fault != nullptr ? std::string(fault->as_string()) : "";
}

std::string move_text(const std::string& move_id, int seat, int expected_ply,
                      std::string_view text) {
  return json::serialize(json::value{{"type", "move"},
                                     {"move_id", move_id},
                                     {"seat", seat},
                                     {"expected_ply", expected_ply},
                                     {"text", json::string_view(text.data(), text.size())}});
}

Player::Player(std::uint16_t port, const TestTable& table, const std::string& cookie,
               std::vector<std::string> known)
    : socket_(port, table.path("/socket?protocol=2&since=" + std::to_string(known.size())),
              cookie.empty() ? std::map<std::string, std::string>()
                             : std::map<std::string, std::string>{{"Cookie", cookie}}),
      events_(std::move(known)) {
  if (socket_.reply().status == 101) next();
}

json::value Player::next() {
  const std::optional<std::string> text = socket_.next();
  if (!text) return nullptr;
  json::value message = json::parse(*text);
  const json::string& type = message.at("type").as_string();
  if (type == "hello") begin(message);
  if (type == "events") {
    BENBEN_ASSERT(message.at("from").as_int64() == ply());
    for (const json::value& line : message.at("events").as_array()) {
      events_.emplace_back(line.as_string().c_str());
      fold(events_.back());
    }
  }
  return message;
}

void Player::begin(const json::value& hello) {
  hello_ = hello;
  const Result<Record> record =
      parse_record(std::string(hello.at("header").as_string().c_str()) + "\n");
  BENBEN_ASSERT(record.ok());
  position_ = std::move(start_of(*record, find_game).value());
  if (hello.at("ply").as_int64() < ply()) events_.clear();  // it starts over
  for (const std::string& line : events_) fold(line);
}

// As strict as a page could be: every event obeys the rules.
void Player::fold(const std::string& line) {
  const Result<Event> event = parse_event(line);
  BENBEN_ASSERT(event.ok() && position_->apply(event->actor, event->text).ok());
}

bool Player::sync() {
  socket_.send(R"({"type":"ping"})");
  while (true) {
    const json::value message = next();
    if (message.is_null() || message.at("type") == "pong") return !message.is_null();
  }
}

bool Player::wait_for_ply(int target) {
  while (ply() < target) {
    if (next().is_null()) return false;
  }
  return true;
}

bool Player::wait_for_turn(const std::set<int>& seats) {
  while (ply() == 0 || (!is_over() && !seats.contains(seat_to_act()))) {
    if (next().is_null()) return false;
  }
  return true;
}

json::value Player::move(int seat, std::string_view text, const std::string& move_id) {
  socket_.send(move_text(move_id, seat, ply(), text));
  return answer(move_id);
}

json::value Player::move(int seat, std::string_view text) {
  return move(seat, text,
              "move-" + std::to_string(seat) + "-" + std::to_string(ply()) + "-" +
                  std::to_string(moves_++));
}

json::value Player::answer(const std::string& move_id) {
  while (true) {
    json::value message = next();
    if (message.is_null()) return message;
    const json::value* id = message.as_object().if_contains("move_id");
    if (id != nullptr && id->as_string() == move_id) return message;
  }
}

std::string Player::some_move() const {
  const Seat seat = position_->next().seats.first();
  const auto moves = position_->legal(seat);
  // Where they are too many to be listed (Cubus).
  if (!moves) {
    return make_bot(position_->game(), "random")
        .value()
        ->choose(*position_, Rng(static_cast<std::uint64_t>(ply())));
  }
  BENBEN_ASSERT(!moves->empty());
  return (*moves)[static_cast<std::size_t>(ply()) % moves->size()];
}

std::string proved_seats(std::uint16_t port, const TestTable& table, const std::string& cookie) {
  const HttpReply reply = ask(port, "GET", table.path(), {{"Cookie", cookie}});
  BENBEN_ASSERT(reply.status == 200);
  const std::string described = json::serialize(json::parse(reply.body).at("you"));
  const std::string greeted = json::serialize(Player(port, table, cookie).hello().at("you"));
  return described == greeted ? described : described + " described, greeted " + greeted;
}

std::string move_elsewhere(const TestServer& server, const TestTable& table, const Player& player) {
  Append append{table.id, player.ply(), {}};
  const std::unique_ptr<AnyPosition> position = player.position().clone();
  Event event{position->next().seats.first(), player.some_move()};
  const std::string line = event_line(event);
  while (true) {
    BENBEN_ASSERT(position->apply(event.actor, event.text).ok());
    append.events.emplace_back().event = event;
    if (!position->next().is_chance()) break;
    Rng rng(1);
    event = {kChance, position->sample(rng)};
  }
  append.events.front().move_id = "elsewhere";
  Result<std::unique_ptr<Store>> store = open_sqlite({server.database(), 0});
  BENBEN_ASSERT(store.ok());
  const Status status =
      (*store)->transaction([&] { BENBEN_ASSERT((*store)->append(append).ok()); });
  BENBEN_ASSERT(status.ok());
  return line;
}

}  // namespace benben
