// The library itself, its strings, and its games (capi/benben.h).
#include "capi/call.h"
#include "capi/json.h"
#include "core/data_file.h"
#include "core/facts.h"
#include "core/json.h"
#include "games/registry.h"

using namespace benben;
using namespace benben::capi;

int32_t benben_api_version() noexcept { return BENBEN_API_VERSION; }
const char* benben_version() noexcept { return BENBEN_VERSION; }
size_t benben_handle_count() noexcept { return open_handles(); }

const char* benben_string_data(const benben_string* string) noexcept {
  const StringObject* object = object_of<StringObject>(string);
  return object == nullptr ? nullptr : object->text.c_str();
}

size_t benben_string_size(const benben_string* string) noexcept {
  const StringObject* object = object_of<StringObject>(string);
  return object == nullptr ? 0 : object->text.size();
}

benben_status benben_string_free(benben_string* string) noexcept {
  return free_handle<StringObject>(string);
}

benben_status benben_games(benben_string** answer) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    JsonWriter json;
    json.begin_list();
    for (const AnyGame* game : all_games()) json.raw(info_json(*game));
    return give(answer, json.end_list().take());
  });
}

benben_status benben_game_facts(const char* game, size_t game_size, const benben_setup* setup,
                                benben_string** answer) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    const auto name = text_at(game, game_size);
    if (!name) return BENBEN_BAD_ARGUMENT;
    const ReadSetup read = read_setup(setup, answer);
    if (read.status != BENBEN_OK) return read.status;
    const AnyGame* found = find_game(*name);
    if (found == nullptr) return refuse_game(answer, *name);
    const Result<std::string> facts = facts_json(*found, read.setup);
    return facts ? give(answer, *facts) : refuse(answer, facts.error());
  });
}

benben_status benben_game_read_tags(const char* game, size_t game_size, const char* file,
                                    size_t file_size, benben_string** answer) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    const auto name = text_at(game, game_size);
    const auto text = text_at(file, file_size);
    if (!name || !text) return BENBEN_BAD_ARGUMENT;
    const AnyGame* found = find_game(*name);
    if (found == nullptr) return refuse_game(answer, *name);
    if (const Status status = check_data_file(*text); !status) {
      return refuse(answer, status.error());
    }
    const Result<NamedTexts> tags = found->read_tags(*text);
    return tags ? give(answer, texts_json(*tags)) : refuse(answer, tags.error());
  });
}
