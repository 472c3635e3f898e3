// People: what one secret proves at all tables, and how somebody comes to play their seats on
// another device.
//
// A recovery link holds a secret of its own. The store keeps its hash and what the person's cookie
// holds, sealed by it: whoever reads the disk can take no seat, whoever has the link plays the
// seats. A person has one link at a time; a new one voids the older.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/result.h"
#include "server/cookies.h"
#include "server/hall.h"
#include "server/protocol.h"
#include "server/store_care.h"

namespace benben {

class People {
 public:
  template <class T>
  using Done = std::function<void(Result<T>)>;
  using Tables = std::vector<TableView>;

  // `post` runs a function on the hall's thread, later.
  using Post = std::function<void(std::function<void()>)>;

  People(StoreCare& store, Hall& hall, Post post)
      : store_(store), hall_(hall), post_(std::move(post)) {}

  // The tables at which secrets prove seats, the latest first.
  void tables_of(const Proofs& person, Done<Tables> done);
  // The seats that old seat cookies prove are proved by what proves the browser's new seats from
  // now on; it has a secret of its own.
  void adopt_seats(const Cookies& cookies, const Digest& to, Done<void> done);
  // Makes a link's secret; kNotYours if the browser has no seat that could be lost.
  void make_recovery(const Cookies& cookies, Done<std::string> done);
  // The secrets of the person whose link this is; kNotYours if it is nobody's (any more).
  void recover(const std::string& secret, Done<Secrets> done);

 private:
  struct Listing;
  void list_next(const std::shared_ptr<Listing>& listing);

  StoreCare& store_;
  Hall& hall_;
  Post post_;
};

}  // namespace benben
