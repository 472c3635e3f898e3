// Host: the machine of one node: its process, if one runs, and how it reaches what nodes share.
#pragma once

#include <cstdint>
#include <memory>

#include "simulate/node.h"
#include "simulate/shared_store.h"
#include "simulate/timeline.h"

namespace benben::simulate {

struct Host {
  Host(int its_number, Dice dice) : number(its_number), link(dice) {}

  // Whether it is settled: all that was stored for it has been answered.
  bool is_settled() const { return !was_answering && (!node || !node->has_letters()); }
  bool is_open() const { return node && !node->is_stopping(); }

  int number;
  Link link;
  std::unique_ptr<Node> node;
  std::int64_t process = 0;  // counts those that have run
  TimePoint silent_until{};  // the store says nothing to it
  TimePoint parted_until{};  // its link is not sound
  TimePoint sound_since{};   // it runs, and nothing hinders it to reach the store
  bool is_working = false;   // the store's thread is about to
  bool is_thinking = false;  // a bot is
  bool is_answering = false;
  bool was_answering = false;  // in this step
};

}  // namespace benben::simulate
