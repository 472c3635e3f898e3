# What `cpack` packs: a .deb that installs the program, the library and the units of deploy/, and
# serves at once, on loopback.
set(deploy ${PROJECT_SOURCE_DIR}/deploy)

# A package without its page would serve the plain one that says how to build it.
if(BENBEN_PAGE STREQUAL "${PROJECT_SOURCE_DIR}/web/stand_in")
  install(CODE "message(FATAL_ERROR \"A package needs the page: `./run --build-only` builds it.\")"
    COMPONENT debian EXCLUDE_FROM_ALL)
endif()

# The units as they are, but for where things lie.
foreach(unit benben.service benben-backup.service benben-backup.timer)
  file(READ ${deploy}/${unit} text)
  string(REPLACE "/usr/local/bin/benben" "/usr/bin/benben" text "${text}")
  string(REPLACE "/etc/systemd/system/" "/usr/lib/systemd/system/" text "${text}")
  file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/deb/${unit} CONTENT "${text}")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${deploy}/${unit})
  install(FILES ${PROJECT_BINARY_DIR}/deb/${unit} COMPONENT debian EXCLUDE_FROM_ALL
    DESTINATION lib/systemd/system)
endforeach()
install(FILES ${deploy}/debian/default COMPONENT debian EXCLUDE_FROM_ALL
  DESTINATION /etc/default RENAME benben)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE COMPONENT debian EXCLUDE_FROM_ALL
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/benben RENAME copyright)
# What an operator reads, in one folder: links lead there, and the proxies' files lie beside.
set(doc /usr/share/doc/benben)
set(documents ${deploy}/README.md)
foreach(name arena engine operations terminal protocol record random analysis puzzles ratings tournaments fair security simulation
    releases scale strength)
  list(APPEND documents ${PROJECT_SOURCE_DIR}/docs/${name}.md)
endforeach()
foreach(document IN LISTS documents)
  cmake_path(GET document FILENAME name)
  file(READ ${document} text)
  string(REPLACE "[docs/operations.md](../docs/" "[operations.md](" text "${text}")
  string(REPLACE "[deploy/](../deploy/" "[README.md](" text "${text}")
  string(REPLACE "\n([bench/README.md](../bench/README.md))" "" text "${text}")
  string(REPLACE "[examples/](../examples/README.md)" "the sources' examples/" text "${text}")
  string(REPLACE "cp deploy/nginx.conf" "cp ${doc}/nginx.conf" text "${text}")
  string(REPLACE "cp deploy/haproxy.cfg" "cp ${doc}/haproxy.cfg" text "${text}")
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/deb/${name} CONTENT "${text}" @ONLY)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${document})
  install(FILES ${PROJECT_BINARY_DIR}/deb/${name} COMPONENT debian EXCLUDE_FROM_ALL
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/benben)
endforeach()
install(FILES ${deploy}/nginx.conf ${deploy}/haproxy.cfg ${deploy}/grafana.json COMPONENT debian EXCLUDE_FROM_ALL
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/benben)
# Debian's zsh looks here, not in site-functions. A program that runs elsewhere tells nothing here.
if(TARGET benben_told)
  install(FILES ${PROJECT_BINARY_DIR}/told/_benben COMPONENT debian EXCLUDE_FROM_ALL
    DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME benben)
set(CPACK_PACKAGE_VENDOR "The Benben developers")
set(CPACK_PACKAGE_CONTACT "The Benben developers <benben@localhost>")
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL program library debian)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "The program plays in the terminal and serves a page on which people and bots
play by a link; the library has the rules, records and bots of all games for
programs in C and C++.")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  ${deploy}/debian/conffiles ${deploy}/debian/postinst ${deploy}/debian/prerm ${deploy}/debian/postrm)
# Which packages the program needs Debian's own tool finds out.
find_program(BENBEN_SHLIBDEPS dpkg-shlibdeps)
if(BENBEN_SHLIBDEPS)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
else()
  set(CPACK_DEBIAN_PACKAGE_DEPENDS "libc6, libgcc-s1, libstdc++6")
endif()
include(CPack)
