// The JSON library itself, compiled once; the package's shared library is not needed then.
#include <boost/json/src.hpp>
