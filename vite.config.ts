import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

// One style sheet for what many pages share, instead of one for each part: every file holds up the first paint. The first
// group is the one that names the order of the layers, so nothing that every page loads may stand outside of it.
const sharedStyles = [
  { name: "site", test: /\/src\/(?:ui|web\/(?:layouts|errors|navigation|saved|search))\/.*\.css$/ },
  { name: "ideas", test: /\/src\/web\/(?:cues|designs|gallery|leads|my-room)\/.*\.css$/ },
  { name: "scene", test: /\/src\/web\/scene\/.*\.css$/ },
];

// React by itself: the lines by which chunks find each other would lie beside it, and every page would load both.
const react = { name: "react", test: /\/node_modules\/react\// };

export default defineConfig({
  plugins: [reactRouter(), reloadPages()],
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [...sharedStyles, react] } } } },
    },
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
});

// Pages are not hydrated, so there is nothing to swap in place: a changed view or style reloads the page.
function reloadPages(): Plugin {
  return {
    name: "reload-pages",
    hotUpdate({ file, server }) {
      if (this.environment.name === "ssr" && /\/src\/(web|ui|editions)\/|\/messages\//.test(file)) {
        server.environments.client.hot.send({ type: "full-reload" });
      }
    },
  };
}
