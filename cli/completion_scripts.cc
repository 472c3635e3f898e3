// What each shell runs to complete a command line of benben.
#include <algorithm>

#include "cli/completion.h"

namespace benben::cli {
namespace {

constexpr std::string_view kBash =
    R"(# Completion of benben in bash: source <(benben completions bash)
_benben() {
  local line=${COMP_LINE:0:COMP_POINT} words word joined value
  read -ra words <<<"$line"
  [[ $line == *[[:space:]] ]] && words+=("")
  # bash takes = and : for ends of words, and wants only what comes behind.
  word=${words[-1]}
  joined=${word%"${word##*[=:]}"}
  COMPREPLY=()
  while IFS=$'\t' read -r value _; do
    case $value in
      :files) compopt -o default 2>/dev/null ;;
      :folders) compopt -o dirnames 2>/dev/null ;;
      *) COMPREPLY+=("${value#"$joined"}") ;;
    esac
  done < <("${1/#\~/$HOME}" complete "${words[@]:1}" 2>/dev/null)
}
complete -F _benben benben
)";

constexpr std::string_view kZsh = R"(#compdef benben
# Completion of benben in zsh: source <(benben completions zsh), or as _benben in a folder of $fpath
_benben() {
  local value told
  local -a candidates
  while IFS=$'\t' read -r value told; do
    case $value in
      :files) _files; return ;;
      :folders) _files -/; return ;;
      *) candidates+=("${value//:/\\:}:$told") ;;
    esac
  done < <(${~words[1]} complete "${(@)words[2,CURRENT]}" 2>/dev/null)
  _describe benben candidates
}
if [[ $funcstack[1] == _benben ]]; then _benben "$@"; else compdef _benben benben; fi
)";

constexpr std::string_view kFish =
    R"(# Completion of benben in fish: benben completions fish | source
function __benben_complete
    set -l words (commandline -opc) (commandline -ct)
    for line in ($words[1] complete $words[2..-1] 2>/dev/null)
        switch $line
            case :files
                __fish_complete_path (commandline -ct)
            case :folders
                __fish_complete_directories (commandline -ct)
            case '*'
                echo $line
        end
    end
end
complete -c benben -f -a '(__benben_complete)'
)";

struct Script {
  std::string_view shell;
  std::string_view text;
};
constexpr Script kScripts[] = {{"bash", kBash}, {"zsh", kZsh}, {"fish", kFish}};

}  // namespace

std::optional<std::string_view> completion_script(std::string_view shell) {
  const auto* const script = std::ranges::find(kScripts, shell, &Script::shell);
  if (script == std::end(kScripts)) return std::nullopt;
  return script->text;
}

}  // namespace benben::cli
