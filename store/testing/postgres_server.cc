#include "store/testing/postgres_server.h"

#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>
#include <vector>

#include "core/result.h"

namespace benben {
namespace {

using std::chrono_literals::operator""ms;

// Debian keeps them in a folder for each version, the newest first here.
std::filesystem::path program(const std::string& name) {
  std::filesystem::path found;
  std::error_code failure;
  for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", failure)) {
    const auto path = version.path() / "bin" / name;
    if (std::filesystem::exists(path, failure) && found < path) found = path;
  }
  if (found.empty()) {
    std::fprintf(stderr, "There is no PostgreSQL to test with: apt-get install postgresql-15\n");
    std::abort();
  }
  return found;
}

const passwd* user_to_be() { return getuid() == 0 ? getpwnam("postgres") : nullptr; }

void become_user() {
  const passwd* user = user_to_be();
  if (user == nullptr) return;
  const bool is_done = initgroups(user->pw_name, user->pw_gid) == 0 && setgid(user->pw_gid) == 0 &&
                       setuid(user->pw_uid) == 0;
  if (!is_done) std::_Exit(126);
}

// Its words go to a file; it ends when this program does, however that ends.
pid_t spawn(const std::vector<std::string>& words, const std::filesystem::path& log) {
  const pid_t process = fork();
  BENBEN_ASSERT(process >= 0);
  if (process != 0) return process;
  become_user();
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (std::freopen(log.c_str(), "a", stdout) == nullptr) std::_Exit(125);
  dup2(STDOUT_FILENO, STDERR_FILENO);
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  if (chdir("/") == 0) execv(arguments[0], arguments.data());
  std::_Exit(127);
}

void run(const std::vector<std::string>& words, const std::filesystem::path& log) {
  int status = 0;
  const pid_t process = spawn(words, log);
  BENBEN_ASSERT(waitpid(process, &status, 0) == process);
  if (status == 0) return;
  std::fprintf(stderr, "%s failed:\n%s", words[0].c_str(),
               (std::stringstream() << std::ifstream(log).rdbuf()).str().c_str());
  std::abort();
}

std::vector<pid_t> children_of(pid_t parent) {
  std::vector<pid_t> children;
  const std::string process = std::to_string(parent);
  std::ifstream file("/proc/" + process + "/task/" + process + "/children");
  for (pid_t child = 0; file >> child;) children.push_back(child);
  return children;
}

struct Finisher {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};

}  // namespace

PostgresServer::PostgresServer() {
  if (const passwd* user = user_to_be()) {
    BENBEN_ASSERT(chown(directory_.path().c_str(), user->pw_uid, user->pw_gid) == 0);
  }
  run({program("initdb"), "-D", directory_.path() / "data", "-U", "benben", "-A", "trust", "-E",
       "UTF8", "--locale=C", "--no-sync", "--no-instructions"},
      directory_.path() / "log");
  start();
}

PostgresServer::~PostgresServer() {
  if (process_ == 0) return;
  ::kill(process_, SIGINT);  // ends all connections, then itself
  waitpid(process_, nullptr, 0);
}

PostgresServer& PostgresServer::shared() {
  static PostgresServer server;
  return server;
}

void PostgresServer::begin() {
  const std::string data = directory_.path() / "data";
  const std::vector<std::string> words = {program("postgres"),
                                          "-D",
                                          data,
                                          "-k",
                                          directory_.path().string(),
                                          "-c",
                                          "listen_addresses=",
                                          "-c",
                                          "max_connections=40",
                                          "-c",
                                          "shared_buffers=16MB",
                                          "-c",
                                          "max_wal_senders=0",
                                          "-c",
                                          "fsync=off"};
  process_ = spawn(words, directory_.path() / "log");
}

std::string PostgresServer::address(const std::string& schema) const {
  return "postgres://benben@/postgres?host=" + directory_.path().string() +
         "&options=-csearch_path%3D" + schema;
}

bool PostgresServer::is_up() const { return PQping(address("public").c_str()) == PQPING_OK; }

// After kill() the first may find that a process of the old server still holds its memory; then it
// ends, and there is another.
void PostgresServer::start() {
  for (begin(); !is_up(); std::this_thread::sleep_for(10ms)) {
    if (waitpid(process_, nullptr, WNOHANG) == process_) begin();
  }
}

void PostgresServer::kill() {
  const std::vector<pid_t> children = children_of(process_);
  kill_postmaster();
  for (const pid_t child : children) ::kill(child, SIGKILL);
}

void PostgresServer::kill_postmaster() {
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

void PostgresServer::ask(const std::string& schema, const std::string& sql) {
  const std::unique_ptr<PGconn, Finisher> connection(PQconnectdb(address(schema).c_str()));
  PGresult* result = PQexec(connection.get(), sql.c_str());
  BENBEN_ASSERT(PQresultStatus(result) == PGRES_COMMAND_OK);
  PQclear(result);
}

std::string PostgresServer::url_of(const std::string& schema) {
  ask("public", "SET client_min_messages = error; CREATE SCHEMA IF NOT EXISTS " + schema);
  return address(schema);
}

// The tools write as the user who runs the server, who may write here alone.
void PostgresServer::dump(const std::filesystem::path& file) {
  const std::filesystem::path own = directory_.path() / "dump";
  run({program("pg_dump"), "--format=custom", "--file", own, address("public")},
      directory_.path() / "log");
  std::filesystem::copy_file(own, file);
}

void PostgresServer::restore(const std::filesystem::path& file) {
  const std::filesystem::path own = directory_.path() / "dump";
  std::filesystem::copy_file(file, own);
  if (const passwd* user = user_to_be()) {
    BENBEN_ASSERT(chown(own.c_str(), user->pw_uid, user->pw_gid) == 0);
  }
  run({program("pg_restore"), "--exit-on-error", "--no-owner", "--dbname", address("public"), own},
      directory_.path() / "log");
}

std::string PostgresServer::fresh_url() { return url_of("test_" + std::to_string(++schemas_)); }

}  // namespace benben
