import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { compileHints } from "./scripts/vite/compile-hints.ts";
import { islandsPlugin } from "./scripts/vite/islands-plugin.ts";
import { scriptGroups } from "./scripts/vite/script-groups.ts";

// One style sheet for the styles that many pages share, instead of one per part, because every file delays the first
// paint. The first group sets the order of the layers, so everything that every page loads must be in it.
const onEveryPage =
  "frame|shell|features/(?:leads/(?!campaigns|earnings)[\\w-]+|magazine/(?:browse|rails|search|stories)|company/notices|lists/search|places/serviceability|customer/wishlist)";
const sharedStyles = [
  {
    name: "site",
    test: new RegExp(
      `/src/(?:(?:ui|web/(?:${onEveryPage}))/.*|web/features/embeds/embed-layout|web/sections/lead-band/.*)\\.css$`,
    ),
  },
  {
    name: "sections",
    test: /\/src\/web\/(?:sections|features\/(?:customer\/boards\/vote|company\/(?:careers|designers|reviews|supplied-sections)|leads\/earnings|lists\/listing|places\/near-me))\/.*\.css$/,
  },
  { name: "embeds", test: /\/src\/web\/(?:features\/embeds\/views|pages\/embeds)\/.*\.css$/ },
  {
    name: "tools",
    test: /\/src\/web\/features\/(?:prices\/(?:calculators|money-view)|lists\/filters|planning\/rules)\/.*\.css$/,
  },
  {
    name: "ideas",
    test: /\/src\/web\/features\/(?:(?:lists\/(?:cues|gallery)|design-ideas\/(?:designs|my-room))\/.*|design-ideas\/compare\/compare-toggle|customer\/boards\/saved\/thumb|looks-and-offerings\/offerings\/(?:offering-(?:card|truths)|label\/climate-fit))\.css$/,
  },
  { name: "smart-photo", test: /\/src\/web\/features\/design-ideas\/smart-photo\/.*\.css$/ },
];

export default defineConfig({
  plugins: [
    reactRouter(),
    islandsPlugin(import.meta.dirname),
    embedRuntime(),
    reloadPages(),
    sharedEntries(),
    oneAddressOfStyles(),
    compileHints(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [...sharedStyles, ...scriptGroups(import.meta.dirname)] } },
        },
      },
    },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Every page has the list of islands, and preloading would list all modules of each. Islands load them while
    // React loads; so does the code that only logged-in visitors need.
    modulePreload: {
      resolveDependencies: (file, files, { hostId }) =>
        hostId.includes("virtual_islands") || file.includes("attach-visitor") ? [] : files,
    },
  },
});

// Groups of single modules need entries that share their modules; React Router sets the opposite.
function sharedEntries(): Plugin {
  return {
    name: "shared-entries",
    configEnvironment: {
      order: "post",
      handler: (name) =>
        name === "client"
          ? { build: { rolldownOptions: { preserveEntrySignatures: "allow-extension" } } }
          : undefined,
    },
  };
}

// React Router writes "site.css#" into a page where a script may load "site.css", so that a removed route does not
// remove the styles. No route is removed here, and the first island would load the same styles again and restyle the
// whole page.
function oneAddressOfStyles(): Plugin {
  return {
    name: "one-address-of-styles",
    transform: {
      filter: { id: /virtual:react-router\/server-manifest/ },
      handler: (code) => code.replaceAll(/\.css#(?=["'])/g, ".css"),
    },
  };
}

// Pages are not hydrated, so hot replacement is not possible: a changed view or style reloads the page.
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

const EMBED_ENTRY = "src/web/features/embeds/entry.embed.ts";
const EMBED_ADDRESS = "/src/web/features/embeds/runtime-address.ts";

// Embeds load their own script. It is built together with the site's scripts, under a name with a hash, and the
// server, which is built later, reads that name from the manifest of the first build.
function embedRuntime(): Plugin {
  let isBuild = false;
  return {
    name: "embed-runtime",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    buildStart() {
      if (isBuild && this.environment.name === "client") this.emitFile({ type: "chunk", id: EMBED_ENTRY });
    },
    async load(id) {
      if (!isBuild || this.environment.name !== "ssr" || !id.endsWith(EMBED_ADDRESS)) return undefined;
      const file = join(import.meta.dirname, "build/client/.vite/manifest.json");
      const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
        await readFile(file, "utf8"),
      );
      const entry = manifest[EMBED_ENTRY];
      const imports = entry?.imports?.map((name) => `/${manifest[name]?.file}`) ?? [];
      return `export const EMBED_RUNTIME = ${JSON.stringify({ module: `/${entry?.file}`, imports })};`;
    },
  };
}
