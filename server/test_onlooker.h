// Somebody who watches a table in a test, and keeps what is heard.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "table/live_table.h"
#include "table/promise.h"

namespace benben {

// Who watches, with the proofs of a seat or none.
class Onlooker : public Watcher {
 public:
  explicit Onlooker(Proofs proofs = {}) : proofs_(std::move(proofs)) {}

  void publish(const Message& message) override {
    if (breaks) throw BrokenPromise("somebody who breaks what he is told");
    heard += *message + "\n";
  }
  void dismiss(const Error& reason) override { dismissed = reason; }
  const std::string& client() const override { return client_; }
  const Proofs& proofs() const override { return proofs_; }
  // How often it has heard this.
  int count(std::string_view text) const {
    int count = 0;
    for (std::size_t at = heard.find(text); at != heard.npos; at = heard.find(text, at + 1))
      ++count;
    return count;
  }

  bool breaks = false;
  std::string heard;
  std::optional<Error> dismissed;

 private:
  std::string client_ = "192.0.2.1";
  Proofs proofs_;
};

}  // namespace benben
