#include "table/presence.h"

#include <algorithm>

namespace benben {
namespace {

// Between two times that those who watch are told.
constexpr std::chrono::seconds kPause{1};

}  // namespace

void Presence::follow(const Company& company, TimePoint now) {
  players_ = company.players;
  now_ = {company.here, company.watchers, {}};
  for (int i = 0; i < kMaxSeats; ++i) {
    const Seat seat = seat_at(i);
    std::optional<TimePoint>& since = since_[static_cast<std::size_t>(i)];
    if (!company.awaited.contains(seat) || company.here.contains(seat)) since.reset();
    if (company.awaited.contains(seat) && !company.here.contains(seat) && !since) since = now;
    if (since && now - *since >= terms_.after) now_.absent = now_.absent.with(seat);
  }
  std::erase_if(ballots_, [&](const auto& item) { return !now_.absent.contains(item.first); });
  for (auto& [absent, ballot] : ballots_) {
    std::erase_if(ballot, [&](const auto& vote) { return !electors().contains(vote.first); });
  }
  std::erase_if(ballots_, [](const auto& item) { return item.second.empty(); });
}

void Presence::change_places(Seat one, Seat other) {
  for (const Seat seat : {one, other}) {
    since_[static_cast<std::size_t>(index(seat))].reset();
    ballots_.erase(seat);
    for (auto& [absent, ballot] : ballots_) ballot.erase(seat);
  }
  std::erase_if(ballots_, [](const auto& item) { return item.second.empty(); });
}

const std::string* Presence::vote_of(Seat voter, Seat absent) const {
  const auto ballot = ballots_.find(absent);
  if (ballot == ballots_.end()) return nullptr;
  const auto vote = ballot->second.find(voter);
  return vote == ballot->second.end() ? nullptr : &vote->second;
}

bool Presence::is_vote(const std::string& move_id) const {
  return std::ranges::any_of(ballots_, [&](const auto& item) {
    return std::ranges::any_of(item.second,
                               [&](const auto& vote) { return vote.second == move_id; });
  });
}

SeatSet Presence::voters(Seat absent) const {
  SeatSet voters;
  const auto ballot = ballots_.find(absent);
  if (ballot == ballots_.end()) return voters;
  for (const auto& [voter, move_id] : ballot->second) voters = voters.with(voter);
  return voters;
}

bool Presence::decides(Seat voter, Seat absent) const {
  return (voters(absent).with(voter) & electors()).size() >= needed();
}

NewVotes Presence::vote(Seat voter, Seat absent, const std::string& move_id) {
  ballots_[absent][voter] = move_id;
  NewVotes news{absent, voters(absent), needed()};
  std::erase_if(told_votes_, [&](const NewVotes& told) { return told.absent == absent; });
  told_votes_.push_back(news);
  std::ranges::sort(told_votes_, {}, &NewVotes::absent);  // as votes() has them
  return news;
}

std::optional<Seat> Presence::to_replace() const {
  const bool is_bots = terms_.then == AbsentTerms::Then::kBot;
  for (const Seat seat : now_.absent) {
    if (is_bots && !electors().empty()) return seat;
    if (!voters(seat).empty() && voters(seat).size() >= needed()) return seat;
  }
  return std::nullopt;
}

std::vector<NewVotes> Presence::votes() const {
  std::vector<NewVotes> votes;
  for (const auto& [absent, ballot] : ballots_) {
    votes.push_back({absent, voters(absent), needed()});
  }
  return votes;
}

// Votes that were told and have fallen are told once more, without voters.
std::vector<News> Presence::due(TimePoint now) {
  std::vector<News> news;
  if (told_at_ && now - *told_at_ < kPause) return news;
  if (now_ != told_) news.emplace_back(now_);
  const std::vector<NewVotes> votes = this->votes();
  for (const NewVotes& told : told_votes_) {
    const bool has_fallen = !ballots_.contains(told.absent);
    if (has_fallen) news.emplace_back(NewVotes{told.absent, {}, needed()});
  }
  for (const NewVotes& standing : votes) {
    if (std::ranges::find(told_votes_, standing) == told_votes_.end()) news.emplace_back(standing);
  }
  if (news.empty()) return news;
  told_ = now_;
  told_votes_ = votes;
  told_at_ = now;
  return news;
}

std::vector<News> Presence::all() const {
  std::vector<News> news{now_};
  for (const NewVotes& standing : votes()) news.emplace_back(standing);
  return news;
}

bool Presence::needs_ticks() const {
  const auto is_waited = [](const auto& since) { return since.has_value(); };
  const bool is_counting = std::ranges::count_if(since_, is_waited) > now_.absent.size();
  return is_counting || to_replace() || now_ != told_ || votes() != told_votes_;
}

std::optional<TimePoint> Presence::next_change() const {
  if (to_replace()) return TimePoint::min();
  std::optional<TimePoint> next;
  const auto note = [&](TimePoint due) { next = std::min(next.value_or(due), due); };
  for (int i = 0; i < kMaxSeats; ++i) {
    const std::optional<TimePoint>& since = since_[static_cast<std::size_t>(i)];
    if (since && !now_.absent.contains(seat_at(i))) note(*since + terms_.after);
  }
  const bool is_untold = now_ != told_ || votes() != told_votes_;
  if (is_untold) note(told_at_ ? *told_at_ + kPause : TimePoint::min());
  return next;
}

}  // namespace benben
