// Before anything loads React: the site is rendered by the build that it runs on, which is three times as fast. The tests of
// components beside the code keep the development build, which says what is wrong with them.
process.env.NODE_ENV = "production";
