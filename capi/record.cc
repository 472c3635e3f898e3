// Records (capi/benben.h).
#include "core/record.h"

#include <algorithm>

#include "capi/call.h"
#include "core/general_faults.h"
#include "core/replay.h"
#include "core/text.h"
#include "games/registry.h"

using namespace benben;
using namespace benben::capi;

namespace {

class RecordObject final : public ObjectOf<benben_record, Kind::kRecord> {
 public:
  explicit RecordObject(Record read) : record(std::move(read)) {}
  Record record;
};

benben_status give_record(benben_record** place, Record record) {
  *place = new_handle(std::make_unique<RecordObject>(std::move(record)));
  return BENBEN_OK;
}

// Takes changed tags over if they can be written down.
benben_status take_over_tags(RecordObject& object, Record tags, benben_string** error) {
  const Result<Record> read = parse_record(write_record(tags));
  if (!read) {
    Error fault = read.error();
    fault.line = 0;
    return refuse(error, fault);
  }
  BENBEN_ASSERT(*read == tags);
  object.record.tags = std::move(tags.tags);
  return BENBEN_OK;
}

// The position after some events of a record. What its tags tell of the outcome is left aside.
Result<std::unique_ptr<AnyPosition>> position_at(const Record& record, std::size_t plies) {
  Result<std::unique_ptr<AnyPosition>> position = start_of(record, find_game);
  if (!position) return position;
  for (std::size_t ply = 0; ply < plies; ++ply) {
    const Event& event = record.events[ply];
    if (Status status = (*position)->apply(event.actor, event.text); !status) {
      Error error = status.error();
      error.line = record.event_line(ply);
      return error;
    }
  }
  return position;
}

}  // namespace

benben_status benben_record_start(const char* game, size_t game_size, const benben_setup* setup,
                                  benben_record** record, benben_string** error) noexcept {
  return guarded([&]() -> benben_status {
    cleared(error);
    if (!cleared(record)) return BENBEN_BAD_ARGUMENT;
    const auto name = text_at(game, game_size);
    if (!name) return BENBEN_BAD_ARGUMENT;
    const ReadSetup read = read_setup(setup, error);
    if (read.status != BENBEN_OK) return read.status;
    const AnyGame* found = find_game(*name);
    if (found == nullptr) return refuse_game(error, *name);
    const auto start = found->start(read.setup);
    if (!start) return refuse(error, start.error());
    return give_record(record, new_record(*found, read.setup));
  });
}

benben_status benben_record_parse(const char* text, size_t text_size, benben_record** record,
                                  benben_string** error) noexcept {
  return guarded([&]() -> benben_status {
    cleared(error);
    if (!cleared(record)) return BENBEN_BAD_ARGUMENT;
    const auto given = text_at(text, text_size);
    if (!given) return BENBEN_BAD_ARGUMENT;
    Result<Record> read = parse_record(*given);
    return read ? give_record(record, std::move(*read)) : refuse(error, read.error());
  });
}

benben_status benben_record_free(benben_record* record) noexcept {
  return free_handle<RecordObject>(record);
}

benben_status benben_record_write(const benben_record* record, benben_string** answer) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    const RecordObject* object = object_of<RecordObject>(record);
    return object == nullptr ? BENBEN_BAD_HANDLE : give(answer, write_record(object->record));
  });
}

benben_status benben_record_length(const benben_record* record, int32_t* events) noexcept {
  if (!cleared(events)) return BENBEN_BAD_ARGUMENT;
  const RecordObject* object = object_of<RecordObject>(record);
  if (object == nullptr) return BENBEN_BAD_HANDLE;
  *events = static_cast<int32_t>(object->record.events.size());
  return BENBEN_OK;
}

benben_status benben_record_event(const benben_record* record, int32_t ply, int32_t* actor,
                                  benben_string** text) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(actor) || !cleared(text)) return BENBEN_BAD_ARGUMENT;
    const RecordObject* object = object_of<RecordObject>(record);
    if (object == nullptr) return BENBEN_BAD_HANDLE;
    const auto& events = object->record.events;
    if (ply < 0 || static_cast<std::size_t>(ply) >= events.size()) return BENBEN_BAD_ARGUMENT;
    const Event& event = events[static_cast<std::size_t>(ply)];
    *actor = event.actor ? index(*event.actor) : BENBEN_CHANCE;
    return give(text, event.text);
  });
}

benben_status benben_record_append(benben_record* record, int32_t actor, const char* text,
                                   size_t text_size, benben_string** error) noexcept {
  return guarded([&]() -> benben_status {
    cleared(error);
    RecordObject* object = object_of<RecordObject>(record);
    if (object == nullptr) return BENBEN_BAD_HANDLE;
    const auto who = actor_of(actor, kMaxSeats);
    const auto what = text_at(text, text_size);
    if (!who || !what) return BENBEN_BAD_ARGUMENT;
    const Result<Event> read = parse_event(event_line({*who, std::string(*what)}));
    if (!read) return refuse(error, read.error());
    if (const auto full = no_room(object->record.events.size())) return refuse(error, *full);
    object->record.events.push_back(*read);
    return BENBEN_OK;
  });
}

benben_status benben_record_tag(const benben_record* record, const char* name, size_t name_size,
                                benben_string** answer) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    const RecordObject* object = object_of<RecordObject>(record);
    if (object == nullptr) return BENBEN_BAD_HANDLE;
    const auto wanted = text_at(name, name_size);
    if (!wanted) return BENBEN_BAD_ARGUMENT;
    const std::string* value = object->record.tag(*wanted);
    return value == nullptr ? BENBEN_NONE : give(answer, *value);
  });
}

benben_status benben_record_set_tag(benben_record* record, const char* name, size_t name_size,
                                    const char* value, size_t value_size,
                                    benben_string** error) noexcept {
  return guarded([&]() -> benben_status {
    cleared(error);
    RecordObject* object = object_of<RecordObject>(record);
    if (object == nullptr) return BENBEN_BAD_HANDLE;
    const auto given_name = text_at(name, name_size);
    const auto given_value = text_at(value, value_size);
    if (!given_name || !given_value) return BENBEN_BAD_ARGUMENT;
    if (!is_clean_utf8(*given_name) || !is_clean_utf8(*given_value)) {
      return refuse_unclean(error, {"what", "tag", "a tag"});
    }
    if (!is_tag_name(*given_name)) {
      return refuse(error, make_error(GeneralFault::kTagName, {quoted_place("tag", *given_name)}));
    }
    Record tags{object->record.tags, {}};
    const auto found = std::ranges::find(tags.tags, *given_name, &Tag::name);
    if (found != tags.tags.end()) {
      found->value = *given_value;
    } else {
      tags.tags.push_back({std::string(*given_name), std::string(*given_value)});
    }
    return take_over_tags(*object, std::move(tags), error);
  });
}

benben_status benben_record_set_result(benben_record* record,
                                       const benben_position* position) noexcept {
  return guarded([&]() -> benben_status {
    RecordObject* object = object_of<RecordObject>(record);
    const PositionObject* at = object_of<PositionObject>(position);
    if (object == nullptr || at == nullptr) return BENBEN_BAD_HANDLE;
    set_result(object->record, *at->position);
    return BENBEN_OK;
  });
}

benben_status benben_record_replay(const benben_record* record, int32_t plies,
                                   benben_position** position, benben_string** error) noexcept {
  return guarded([&]() -> benben_status {
    cleared(error);
    if (!cleared(position)) return BENBEN_BAD_ARGUMENT;
    const RecordObject* object = object_of<RecordObject>(record);
    if (object == nullptr) return BENBEN_BAD_HANDLE;
    const auto& events = object->record.events;
    if (plies < BENBEN_ALL || plies > static_cast<int64_t>(events.size())) {
      return BENBEN_BAD_ARGUMENT;
    }
    const bool whole = plies == BENBEN_ALL;
    const std::size_t length = whole ? events.size() : static_cast<std::size_t>(plies);
    Result<std::unique_ptr<AnyPosition>> last =
        whole ? replay(object->record, find_game) : position_at(object->record, length);
    if (!last) return refuse(error, last.error());
    *position = new_position(object->record, std::move(*last), length);
    return BENBEN_OK;
  });
}
