#include "capi/handles.h"

#include <algorithm>
#include <array>
#include <vector>

#include "capi/lock.h"

namespace benben::capi {
namespace {

struct Entry {
  std::uintptr_t number;
  std::unique_ptr<Object> object;
};

// Sorted by number. What is freed is mostly what was made last, so little has to move.
struct Table {
  Lock lock;
  std::vector<Entry> entries;
};

// Threads seldom wait for each other if neighbouring numbers lie in different tables.
constexpr std::size_t kTables = 16;

// Never destroyed: a program may free its handles while it ends.
std::array<Table, kTables>& tables() {
  static auto& all = *new std::array<Table, kTables>;
  return all;
}

Table& table_of(std::uintptr_t number) { return tables()[number % kTables]; }

// The first entry that is not below a number.
auto place_of(std::vector<Entry>& entries, std::uintptr_t number) {
  return std::ranges::lower_bound(entries, number, {}, &Entry::number);
}

// The entry of that number and kind, or the end.
auto entry_of(std::vector<Entry>& entries, std::uintptr_t number, Kind kind) {
  const auto place = place_of(entries, number);
  const bool found =
      place != entries.end() && place->number == number && place->object->kind() == kind;
  return found ? place : entries.end();
}

}  // namespace

std::uintptr_t keep(std::unique_ptr<Object> object) {
  static Counter last;
  for (;;) {
    const std::uintptr_t number = last.next();
    Table& table = table_of(number);
    const Guard guard(table.lock);
    const auto place = place_of(table.entries, number);
    // In 32 bits the numbers begin anew some day.
    if (number == 0 || (place != table.entries.end() && place->number == number)) continue;
    table.entries.insert(place, {number, std::move(object)});
    return number;
  }
}

Object* find(std::uintptr_t number, Kind kind) {
  Table& table = table_of(number);
  const Guard guard(table.lock);
  const auto entry = entry_of(table.entries, number, kind);
  return entry == table.entries.end() ? nullptr : entry->object.get();
}

std::unique_ptr<Object> release(std::uintptr_t number, Kind kind) {
  Table& table = table_of(number);
  const Guard guard(table.lock);
  const auto entry = entry_of(table.entries, number, kind);
  if (entry == table.entries.end()) return nullptr;
  std::unique_ptr<Object> object = std::move(entry->object);
  table.entries.erase(entry);
  return object;
}

std::size_t open_handles() {
  std::size_t count = 0;
  for (Table& table : tables()) {
    const Guard guard(table.lock);
    count += table.entries.size();
  }
  return count;
}

}  // namespace benben::capi
