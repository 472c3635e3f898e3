# What `cpack` packs: a .deb that installs the program, the library and the units of deploy/, and
# serves at once, on loopback.
set(deploy ${PROJECT_SOURCE_DIR}/deploy)

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
install(FILES ${deploy}/README.md COMPONENT debian EXCLUDE_FROM_ALL
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/benben)
# Debian's zsh looks here, not in site-functions.
install(FILES ${PROJECT_BINARY_DIR}/told/_benben COMPONENT debian EXCLUDE_FROM_ALL
  DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)

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
