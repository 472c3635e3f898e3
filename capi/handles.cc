#include "capi/handles.h"

#include <array>
#include <unordered_map>

#include "capi/lock.h"

namespace benben::capi {
namespace {

struct Table {
  Lock lock;
  std::unordered_map<std::uintptr_t, std::unique_ptr<Object>> objects;
};

// Threads seldom wait for each other if neighbouring numbers lie in different tables.
constexpr std::size_t kTables = 16;

// Never destroyed: a program may free its handles while it ends.
std::array<Table, kTables>& tables() {
  static auto& all = *new std::array<Table, kTables>;
  return all;
}

Table& table_of(std::uintptr_t number) { return tables()[number % kTables]; }

}  // namespace

std::uintptr_t keep(std::unique_ptr<Object> object) {
  static Counter last;
  for (;;) {
    const std::uintptr_t number = last.next();
    Table& table = table_of(number);
    const Guard guard(table.lock);
    // In 32 bits the numbers begin anew some day.
    if (number == 0 || table.objects.contains(number)) continue;
    table.objects.emplace(number, std::move(object));
    return number;
  }
}

Object* find(std::uintptr_t number, Kind kind) {
  Table& table = table_of(number);
  const Guard guard(table.lock);
  const auto found = table.objects.find(number);
  if (found == table.objects.end() || found->second->kind() != kind) return nullptr;
  return found->second.get();
}

std::unique_ptr<Object> release(std::uintptr_t number, Kind kind) {
  Table& table = table_of(number);
  const Guard guard(table.lock);
  const auto found = table.objects.find(number);
  if (found == table.objects.end() || found->second->kind() != kind) return nullptr;
  std::unique_ptr<Object> object = std::move(found->second);
  table.objects.erase(found);
  return object;
}

std::size_t open_handles() {
  std::size_t count = 0;
  for (Table& table : tables()) {
    const Guard guard(table.lock);
    count += table.objects.size();
  }
  return count;
}

}  // namespace benben::capi
