// A PostgreSQL server of a test program's own: its data and its socket lie in a temporary folder,
// and nobody reaches it but through that. It is stopped by the number of its process.
//
// It syncs nothing: what it has answered survives its own crash all the same, and no test lets the
// machine crash, but a disk that is busy with something else would keep the tests waiting.
//
// PostgreSQL refuses to run as root; then it runs as the user `postgres`, who comes with it.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <memory>
#include <string>

#include "store/temporary_directory.h"

namespace benben {

class PostgresServer {
 public:
  PostgresServer();
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  // The one that all tests of the program share.
  static PostgresServer& shared();

  // The address of a schema, which is made if it is missing.
  std::string url_of(const std::string& schema);
  // Of one that no test has had.
  std::string fresh_url();

  // Runs a statement in a schema, past the store.
  void ask(const std::string& schema, const std::string& sql);
  // All that it has into a file, and such a file's content into this one, by PostgreSQL's own
  // tools.
  void dump(const std::filesystem::path& file);
  void restore(const std::filesystem::path& file);

  // SIGKILL for the server and all processes that it has begun.
  void kill();
  // For the first of them alone: the others end by themselves once they see that it is gone.
  void kill_postmaster();
  // After either: begins again on the same data, and waits until it answers.
  void start();

 private:
  std::string address(const std::string& schema) const;
  void begin();
  bool is_up() const;

  TemporaryDirectory directory_;
  pid_t process_ = 0;
  int schemas_ = 0;
};

}  // namespace benben
