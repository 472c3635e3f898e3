// Party: a table that some people want to play at, before it is there: game, terms, and who comes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "simulate/dice.h"
#include "table/values.h"

namespace benben::simulate {

struct Party {
  CreateRequest request;
  int guests = 0;     // people who take the seats that stand open
  int onlookers = 0;  // who only watch
  // Between two looks of a person at the table.
  int pace_ms = 2000;
  // What is known once it is made.
  std::string table = {};
  std::string invitation = {};
  bool is_asked = false;  // somebody is just making it
  bool is_over = false;   // everybody goes
};

// A table of any of the games, with terms of all kinds.
Party draw_party(Dice& dice);

}  // namespace benben::simulate
