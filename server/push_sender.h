// PushSender: sends notices to push services, on a thread of its own, many at a time.
//
// A service is a stranger: everything has a deadline, of an answer only the head is read, redirects
// are not followed, and a service that dawdles holds few of the places. Names are resolved here
// (push_names.h), also within a deadline, and the address that was checked is the one that is
// asked.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "server/push_names.h"
#include "server/push_services.h"

namespace benben {

struct PushRequest {
  enum class Reach { kPublic, kAnywhere };

  PushUrl url;
  Reach reach = Reach::kPublic;  // which addresses may be asked
  std::string authorization;
  std::string topic;  // a newer message of the same takes the place of one that waits there
  std::string body;
};

struct PushOutcome {
  enum class Kind { kSent, kGone, kFailed };
  Kind kind = Kind::kFailed;
  std::string reason = {};  // of a failure, for the operator
};

class PushSender {
 public:
  using Done = std::function<void(const PushOutcome&)>;
  // Runs a function on the thread of those who ask.
  using Post = std::function<void(std::function<void()>)>;

  // `deadline`: of finding the name, and again of all that follows.
  PushSender(std::size_t waiting, Post post, std::unique_ptr<PushNames> names = system_names(),
             std::chrono::milliseconds deadline = std::chrono::seconds(10));
  // Forgets what waits and what is under way.
  ~PushSender();
  PushSender(const PushSender&) = delete;
  PushSender& operator=(const PushSender&) = delete;

  // Calls `done` by Post. False, and it is not called, if too many wait.
  bool send(PushRequest request, Done done);

 private:
  class Core;
  std::unique_ptr<Core> core_;
};

}  // namespace benben
