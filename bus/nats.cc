#include "bus/nats.h"

#include <nats/nats.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <utility>
#include <vector>

#include "core/text.h"

namespace benben {
namespace {

// Between two tries to reach a server that could not be, and how long one of them may take.
constexpr std::int64_t kPauseMs = 250;
constexpr std::int64_t kTimeoutMs = 2000;
// A connection on which nothing comes back is given up after so many unanswered pings.
constexpr std::int64_t kPingMs = 2000;
constexpr int kPingsUnanswered = 2;
constexpr int kForEver = -1;
// Until what is on its way to somebody who leaves has come.
constexpr std::int64_t kLeaveMs = 2000;
// Who serves a subject shares its questions with all others who do.
constexpr const char* kGroup = "benben";

struct OptionsEnd {
  void operator()(natsOptions* options) const { natsOptions_Destroy(options); }
};
struct ConnectionEnd {
  void operator()(natsConnection* connection) const { natsConnection_Destroy(connection); }
};
struct InboxEnd {
  void operator()(natsInbox* inbox) const { natsInbox_Destroy(inbox); }
};
struct SubscriptionEnd {
  void operator()(natsSubscription* subscription) const { natsSubscription_Destroy(subscription); }
};
using Options = std::unique_ptr<natsOptions, OptionsEnd>;
using Connection = std::unique_ptr<natsConnection, ConnectionEnd>;
using Handle = std::unique_ptr<natsSubscription, SubscriptionEnd>;
using Inbox = std::unique_ptr<natsInbox, InboxEnd>;

// The way to the thread of the bus, for the library's threads; shut with the bus, as these may come
// later. It bears so many bytes of what others send.
class Way {
 public:
  Way(PostToBus post, std::size_t most) : post_(std::move(post)), room_(most) {}

  // Whether there is room for a message; then it has to be given back once that is heard.
  bool takes(std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    if (bytes > room_) {
      ++dropped_;
      return false;
    }
    room_ -= bytes;
    return true;
  }
  void give_back(std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    room_ += bytes;
  }
  std::uint64_t dropped() const { return dropped_; }

  void post(std::function<void()> work) {
    const std::lock_guard lock(mutex_);
    if (post_) post_(std::move(work));
  }
  void shut() {
    const std::lock_guard lock(mutex_);
    post_ = nullptr;
  }

 private:
  std::mutex mutex_;
  PostToBus post_;
  std::size_t room_;
  std::atomic<std::uint64_t> dropped_ = 0;
};

struct Letter {
  std::string text;
  std::string reply_to;    // of a question
  bool is_nobody = false;  // the server's own answer where nobody serves
};

// What callbacks of the library hold as long as they may come. What they post looks into it on the
// thread of the bus, so that nobody hears what was posted before their end.
struct Ear {
  std::shared_ptr<Way> way;
  std::function<void(const Letter&)> heard;
  Bus::Told left = nullptr;
  bool is_open = true;
};
using SharedEar = std::shared_ptr<Ear>;
struct State {
  std::shared_ptr<Way> way;
  Bus::Told told = nullptr;
};

void hear(natsConnection*, natsSubscription*, natsMsg* message, void* closure) {
  const auto& ear = *static_cast<SharedEar*>(closure);
  Letter letter;
  letter.text.assign(natsMsg_GetData(message),
                     static_cast<std::size_t>(natsMsg_GetDataLength(message)));
  if (const char* reply = natsMsg_GetReply(message); reply != nullptr) letter.reply_to = reply;
  letter.is_nobody = natsMsg_IsNoResponders(message);
  natsMsg_Destroy(message);
  const std::size_t bytes = letter.text.size() + kMessageBytes;
  if (!ear->way->takes(bytes)) return;
  ear->way->post([ear, letter = std::move(letter), bytes] {
    ear->way->give_back(bytes);
    if (ear->is_open) ear->heard(letter);
  });
}

void change(natsConnection*, void* closure) {
  const auto& state = *static_cast<std::shared_ptr<State>*>(closure);
  state->way->post([state] {
    if (state->told) state->told();
  });
}

// The library tells that nothing will come any more.
void forget_ear(void* closure) {
  const std::unique_ptr<SharedEar> held(static_cast<SharedEar*>(closure));
  const SharedEar& ear = *held;
  ear->way->post([ear] {
    if (const Bus::Told left = std::exchange(ear->left, nullptr); left && ear->is_open) left();
  });
}
void forget_state(natsConnection*, void* closure) {
  delete static_cast<std::shared_ptr<State>*>(closure);
}

class NatsSubscription final : public Bus::Service {
 public:
  NatsSubscription(SharedEar ear, Handle handle)
      : ear_(std::move(ear)), handle_(std::move(handle)) {}
  ~NatsSubscription() override { ear_->is_open = false; }

  void leave(Bus::Told left) override {
    ear_->left = std::move(left);
    const bool is_leaving =
        handle_ && natsSubscription_DrainTimeout(handle_.get(), kLeaveMs) == NATS_OK;
    if (is_leaving) return;
    ear_->way->post([ear = ear_] {
      if (const Bus::Told told = std::exchange(ear->left, nullptr); told && ear->is_open) told();
    });
  }

 private:
  SharedEar ear_;
  Handle handle_;
};

Error failure() {
  return {ErrorCode::kInput,
          "The address of the bus makes no sense, or the bus refuses us. As an example, "
          "nats://127.0.0.1:4222 is needed.",
          "", 0};
}

class NatsBus final : public Bus {
 public:
  NatsBus(PostToBus post, std::size_t most) : way_(std::make_shared<Way>(std::move(post), most)) {}
  ~NatsBus() override {
    state_->told = nullptr;
    way_->shut();
    if (connection_) natsConnection_Close(connection_.get());
  }
  NatsBus(const NatsBus&) = delete;
  NatsBus& operator=(const NatsBus&) = delete;

  // An error if the URL makes no sense.
  Status open(const std::string& url) {
    natsOptions* made = nullptr;
    if (natsOptions_Create(&made) != NATS_OK) return failure();
    const Options options(made);
    auto held = std::make_unique<std::shared_ptr<State>>(state_);
    if (!set(options.get(), url, held.get())) return failure();
    natsConnection* connection = nullptr;
    const natsStatus status = natsConnection_Connect(&connection, options.get());
    if (status != NATS_OK && status != NATS_NOT_YET_CONNECTED) return failure();
    (void)held.release();
    connection_.reset(connection);
    return {};
  }

  void publish(const std::string& subject, const std::string& text) override {
    if (!is_connected()) return;
    (void)natsConnection_Publish(connection_.get(), subject.c_str(), text.data(),
                                 static_cast<int>(text.size()));
  }

  // One that is made while there is no connection begins with the next one. What cannot be
  // subscribed to is not heard; the store is looked at now and then all the same.
  std::unique_ptr<Subscription> subscribe(const std::string& subject, Heard heard) override {
    return listen([heard = std::move(heard)](const Letter& letter) { heard(letter.text); },
                  [&](natsSubscription** made, SharedEar* held) {
                    (void)natsConnection_Subscribe(made, connection_.get(), subject.c_str(), hear,
                                                   held);
                  });
  }

  // The answer comes to an address made for it alone.
  std::unique_ptr<Subscription> ask(const std::string& subject, const std::string& text,
                                    Answered answered) override {
    natsInbox* made = nullptr;
    (void)natsInbox_Create(&made);
    const Inbox inbox(made);
    const auto once = std::make_shared<Answered>(std::move(answered));
    auto answers = listen(
        [once](const Letter& letter) {
          const Answered told = std::exchange(*once, nullptr);
          if (told) told(letter.is_nobody ? std::nullopt : std::optional(letter.text));
        },
        [&](natsSubscription** subscription, SharedEar* held) {
          if (!inbox) return;
          (void)natsConnection_Subscribe(subscription, connection_.get(), inbox.get(), hear, held);
        });
    if (!inbox || !is_connected()) return answers;
    (void)natsConnection_PublishRequest(connection_.get(), subject.c_str(), inbox.get(),
                                        text.data(), static_cast<int>(text.size()));
    return answers;
  }

  std::unique_ptr<Service> serve(const std::string& subject, Asked asked) override {
    return listen(
        [this, asked = std::move(asked)](const Letter& letter) {
          asked(letter.text, [this, to = letter.reply_to](const std::string& text) {
            if (!to.empty()) publish(to, text);
          });
        },
        [&](natsSubscription** made, SharedEar* held) {
          (void)natsConnection_QueueSubscribe(made, connection_.get(), subject.c_str(), kGroup,
                                              hear, held);
        });
  }

  bool is_connected() const override {
    return natsConnection_Status(connection_.get()) == NATS_CONN_STATUS_CONNECTED;
  }
  std::uint64_t dropped() const override { return way_->dropped(); }
  void follow(Told told) override { state_->told = std::move(told); }

 private:
  // `subscribe` has the library call `hear` with what it is handed; nothing is made if it cannot.
  template <class Subscribe>
  std::unique_ptr<Service> listen(std::function<void(const Letter&)> heard, Subscribe subscribe) {
    auto ear = std::make_shared<Ear>(Ear{way_, std::move(heard)});
    auto held = std::make_unique<SharedEar>(ear);
    natsSubscription* made = nullptr;
    subscribe(&made, held.get());
    Handle handle(made);
    if (handle) {
      (void)natsSubscription_SetOnCompleteCB(handle.get(), forget_ear, held.get());
      (void)held.release();
    }
    return std::make_unique<NatsSubscription>(std::move(ear), std::move(handle));
  }

  static bool set(natsOptions* options, const std::string& url, std::shared_ptr<State>* state) {
    const std::vector<std::string> parts = servers_of(url);
    std::vector<const char*> servers;
    for (const std::string& part : parts) servers.push_back(part.c_str());
    const auto count = static_cast<int>(servers.size());
    const std::array<natsStatus, 12> all = {
        natsOptions_SetServers(options, servers.data(), count),
        natsOptions_SetNoEcho(options, true),
        natsOptions_UseGlobalMessageDelivery(options, true),
        natsOptions_SetTimeout(options, kTimeoutMs),
        natsOptions_SetPingInterval(options, kPingMs),
        natsOptions_SetMaxPingsOut(options, kPingsUnanswered),
        natsOptions_SetMaxReconnect(options, kForEver),
        natsOptions_SetReconnectWait(options, kPauseMs),
        natsOptions_SetDisconnectedCB(options, change, state),
        natsOptions_SetReconnectedCB(options, change, state),
        natsOptions_SetClosedCB(options, forget_state, state),
        natsOptions_SetRetryOnFailedConnect(options, true, change, state)};
    return std::ranges::all_of(all, [](natsStatus status) { return status == NATS_OK; });
  }

  static std::vector<std::string> servers_of(const std::string& url) {
    std::vector<std::string> servers;
    for (const std::string_view server : split(url, ',')) servers.emplace_back(server);
    return servers;
  }

  std::shared_ptr<Way> way_;
  std::shared_ptr<State> state_ = std::make_shared<State>(State{way_});
  Connection connection_;
};

}  // namespace

Result<std::unique_ptr<Bus>> open_nats(const std::string& url, PostToBus post,
                                       std::size_t most_waiting) {
  auto bus = std::make_unique<NatsBus>(std::move(post), most_waiting);
  if (Status status = bus->open(url); !status) return status.error();
  return std::unique_ptr<Bus>(std::move(bus));
}

}  // namespace benben
