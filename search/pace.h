// Pace: whoever lets a bot think may end the thought early; a search asks now and then.
//
// It asks between simulations (or nodes), so that without a stop the same seed gives the same move,
// whatever the clock says. A virtual call every 64 simulations costs nothing; a template over games
// stays one.
#pragma once

namespace benben {

class Pace {
 public:
  // Whether to stop here and play the best of what has been found. It may take its time to answer:
  // the search waits.
  virtual bool stop() = 0;

 protected:
  ~Pace() = default;
};

// The pace of those who have all the time in the world.
class Endless final : public Pace {
 public:
  bool stop() override { return false; }
};
inline constinit Endless endless;

// Keeps in mind that another pace has said stop, and asks it no more.
class LastingStop final : public Pace {
 public:
  explicit LastingStop(Pace& pace) : pace_(&pace) {}
  bool stop() override {
    stopped_ = stopped_ || pace_->stop();
    return stopped_;
  }
  bool stopped() const { return stopped_; }

 private:
  Pace* pace_;
  bool stopped_ = false;
};

}  // namespace benben
