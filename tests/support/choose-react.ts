// Runs before React is loaded: the site is rendered by the production build, which is three times as fast. The
// component tests beside the code use the development build, which reports errors.
process.env.NODE_ENV = "production";
