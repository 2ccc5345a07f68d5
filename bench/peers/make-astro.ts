import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Parser } from "htmlparser2";

const ROOT = join(import.meta.dirname, "../..");
const PACKAGES = { astro: "7.3.5", "@astrojs/react": "7.0.0", react: "19.3.1", "react-dom": "19.3.1" };
const COMPILER = { "@astrojs/compiler-binding": "0.4.1", "@astrojs/compiler-rs": "0.4.1" };

interface FoundIsland {
  name: string;
  when: string;
  props: string;
}

/**
 * Writes an Astro project with the same visible content: our rendered documents without their scripts, and instead of
 * our islands the same components with the same props, hydrated by Astro.
 */
export async function makeAstro(folder: string, site: string, paths: readonly string[]): Promise<string> {
  mkdirSync(join(folder, "src/pages"), { recursive: true });
  mkdirSync(join(folder, "src/islands"), { recursive: true });
  const { overrides, devDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({
      type: "module",
      dependencies: PACKAGES,
      // Both use the same tools, and the version of Astro's compiler is one that is complete in the registry.
      overrides: { ...overrides, vite: devDependencies.vite, ...COMPILER },
    }),
  );
  writeFileSync(join(folder, "astro.config.mjs"), config());
  for (const file of globSync("src/web/**/*.island.tsx", { cwd: ROOT })) writeWrapper(folder, file);
  for (const path of paths) {
    const html = await (await fetch(site + path)).text();
    const page = join(folder, "src/pages", `${path.slice(1)}.astro`);
    mkdirSync(join(page, ".."), { recursive: true });
    writeFileSync(page, pageOf(html, path.split("/").length - 1));
  }
  execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  execFileSync("npx", ["astro", "build"], {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  return join(folder, "dist");
}

function config(): string {
  return `import react from "@astrojs/react";
import { islandsPlugin } from ${JSON.stringify(join(ROOT, "scripts/vite/islands-plugin.ts"))};
// The styles are those of our own document for both.
const noStyles = { name: "no-styles", enforce: "pre", load: (id) => (id.endsWith(".css") ? "" : undefined) };
export default {
  integrations: [react()],
  vite: {
    plugins: [noStyles, islandsPlugin(${JSON.stringify(ROOT)})],
    resolve: { dedupe: ["react", "react-dom"] },
    ssr: { noExternal: true },
  },
};
`;
}

function writeWrapper(folder: string, file: string): void {
  const name = basename(file, ".island.tsx");
  const from = (path: string) => JSON.stringify(join(ROOT, path));
  const source = `import island from ${from(file)};
import words from "virtual:island-messages/${name}-words-en";
import { IslandFrame } from ${from("src/web/frame/islands/island-frame.tsx")};
import { createText } from ${from("src/editions/text.ts")};
import { editionOf } from ${from("src/editions/edition.ts")};
import { createState } from ${from("src/web/frame/state/create-state.ts")};
import { hydrateState } from ${from("src/web/frame/state/carry-state.ts")};
const edition = editionOf("in");
const page = { edition, state: import.meta.env.SSR ? createState({ edition, siteName: "" }) : hydrateState() };
export default function Wrapped(props) {
  return <IslandFrame page={page} text={createText("en", words)}><island.Component {...props} /></IslandFrame>;
}
`;
  writeFileSync(join(folder, "src/islands", `${name}.jsx`), source);
}

/** Astro has no hydration on intent, so these islands hydrate when they become visible. */
const DIRECTIVES: Record<string, string> = {
  idle: "client:idle",
  visible: "client:visible",
  intent: "client:visible",
};

function pageOf(html: string, depth: number): string {
  const { parts, islands } = splitAtIslands(html);
  const names = [...new Set(islands.map(({ name }) => name))];
  const imports = names.map(
    (name) => `import ${tagOf(name)} from "${"../".repeat(depth)}islands/${name}.jsx";`,
  );
  const body = parts.flatMap((part, index) => {
    const island = islands[index];
    const text = `<Fragment set:html={${JSON.stringify(part)}} />`;
    return island
      ? [text, `<${tagOf(island.name)} ${DIRECTIVES[island.when]} {...${island.props}} />`]
      : [text];
  });
  return `---\n${imports.join("\n")}\n---\n${body.join("\n")}\n`;
}

function tagOf(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

/** The document without our scripts, split at the islands. */
function splitAtIslands(html: string): { parts: string[]; islands: FoundIsland[] } {
  const cuts: { from: number; to: number; island?: FoundIsland }[] = [];
  const open: { tag: string; cut?: (typeof cuts)[number] }[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const inside = open.some(({ cut }) => cut);
      const isScript = tag === "script" && attributes.type === "module";
      const isHint = tag === "link" && attributes.rel === "modulepreload";
      const name = attributes["data-island"];
      const island = name
        ? {
            name,
            when: attributes["data-island-when"] ?? "visible",
            props: attributes["data-island-props"] ?? "{}",
          }
        : undefined;
      const cut =
        !inside && (isScript || isHint || island)
          ? { from: parser.startIndex, to: 0, ...(island && { island }) }
          : undefined;
      if (cut) cuts.push(cut);
      open.push({ tag, ...(cut && { cut }) });
    },
    onclosetag() {
      const closed = open.pop();
      if (closed?.cut) closed.cut.to = parser.endIndex + 1;
    },
  });
  parser.end(html);
  const parts: string[] = [];
  const islands: FoundIsland[] = [];
  let part = "";
  let at = 0;
  for (const { from, to, island } of cuts) {
    part += html.slice(at, from);
    at = to;
    if (!island) continue;
    parts.push(part);
    islands.push(island);
    part = "";
  }
  return { parts: [...parts, part + html.slice(at)], islands };
}
