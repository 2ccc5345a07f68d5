import { posix } from "node:path";
import type { ParsedModule } from "../../support/parse-module.ts";
import { isTestFile } from "../../support/project-files.ts";

/**
 * The folders of src and the packages that each folder may import. The folders that compose the application may
 * import everything.
 */
const ROOMS: Record<string, { rooms: string[]; packages: string[] }> = {
  editions: { rooms: [], packages: [] },
  urls: { rooms: ["editions"], packages: [] },
  contracts: {
    rooms: ["editions", "urls"],
    packages: ["zod", "libphonenumber-js", "cockatiel", "lru-cache"],
  },
  prices: { rooms: ["contracts", "editions"], packages: [] },
  planning: { rooms: ["contracts", "editions"], packages: [] },
  platform: {
    rooms: ["editions"],
    packages: [
      "zod",
      "pino",
      "kysely",
      "pg",
      "sharp",
      "sanitize-html",
      "stemmer",
      "lru-cache",
      "cockatiel",
      "aws4fetch",
      "age-encryption",
      "node:",
    ],
  },
  services: {
    rooms: ["contracts", "platform", "prices", "planning", "urls", "editions"],
    packages: [
      "zod",
      "hono",
      "@hono/node-server",
      "kysely",
      "nodemailer",
      "rate-limiter-flexible",
      "oidc-provider",
      "openid-client",
      "otpauth",
      "light-my-request",
      "@simplewebauthn/server",
      "fflate",
      "sharp",
      "lru-cache",
      "mmdb-lib",
      "@ip-location-db/geo-whois-asn-country-mmdb",
      "unleash-client",
      "marked",
      "yaml",
      "jsonc-parser",
      "node-diff3",
      "graphql",
      "graphql-yoga",
      "@graphql-yoga/render-graphiql",
      "@escape.tech/graphql-armor-cost-limit",
      "@escape.tech/graphql-armor-max-aliases",
      "@escape.tech/graphql-armor-max-depth",
      "@escape.tech/graphql-armor-max-tokens",
      "libphonenumber-js",
      "node:",
    ],
  },
  ui: { rooms: ["editions"], packages: ["react", "react-dom"] },
  staff: {
    rooms: ["ui", "contracts", "editions"],
    packages: [
      "react",
      "react-dom",
      "react-router",
      "@refinedev/core",
      "@tanstack/react-query",
      "@mantine/core",
      "@mantine/form",
      "@mantine/hooks",
      "@mantine/notifications",
      "@mantine/spotlight",
      "diff",
      "uqr",
      "@rjsf/core/lib/components/Form.js",
      "@rjsf/core/lib/components/fields/SchemaField.js",
      "@rjsf/mantine/lib/widgets/SelectWidget.js",
      "@rjsf/utils",
      "@codemirror/commands",
      "@codemirror/lang-markdown",
      "@codemirror/language",
      "@codemirror/state",
      "@codemirror/view",
      "@dnd-kit/core",
      "@dnd-kit/sortable",
      "virtual:staff-messages",
      "virtual:staff-form-messages",
    ],
  },
  web: {
    rooms: ["ui", "contracts", "prices", "planning", "urls", "editions"],
    packages: ["react", "react-dom", "react-router", "zod", "libphonenumber-js"],
  },
};

/** Packages that these layers of the web folder must not use, although the folder itself may. */
const FLOOR_BANS: Record<string, { packages: string[]; instead: string }> = {
  pages: { packages: ["zod"], instead: "load documents by frame/load-document.ts" },
  features: { packages: ["zod"], instead: "load documents by frame/load-document.ts" },
};

/** Single files that need a package their folder must not use. */
const EXCEPTIONS: Record<string, { packages: string[]; reason: string }> = {
  "src/web/routes.ts": {
    packages: ["@react-router/dev", "node:fs", "node:path"],
    reason: "read only by the build",
  },
  "src/web/start-page.ts": {
    packages: ["virtual:islands"],
    reason: "the build generates it from the files of the islands",
  },
  "src/web/features/embeds/embed-islands.ts": {
    packages: ["virtual:islands"],
    reason: "the build generates it from the files of the islands",
  },
  "src/web/features/prices/estimates/pdf/render-estimate-pdf.tsx": {
    packages: ["lru-cache"],
    reason: "run only by the server, which caches the latest files",
  },
  "src/web/pages/all-pages.ts": {
    packages: ["node:fs", "node:path", "node:url"],
    reason: "run only by the server, which passes the pages to their views",
  },
  "src/web/features/prices/estimates/home-estimate.ts": {
    packages: ["zod"],
    reason: "it parses an address, not a document",
  },
  "src/web/features/prices/estimates/pdf/sheet-of-paper.ts": {
    packages: ["pdfkit"],
    reason: "only the server draws PDF files",
  },
  "src/web/features/prices/estimates/pdf/draw-svg.ts": {
    packages: ["htmlparser2", "domhandler"],
    reason: "only the server draws PDF files",
  },
  "src/web/features/magazine/article/read-article.ts": {
    packages: ["htmlparser2", "domhandler"],
    reason: "only the server reads the HTML of an article",
  },
  "src/web/features/prices/estimates/pdf/text-runs.ts": {
    packages: ["bidi-js"],
    reason: "only the server draws PDF files",
  },
  "src/web/features/places/centres/map/basemap.ts": {
    packages: ["maplibre-gl"],
    reason: "the map is loaded separately, when a visitor opens it",
  },
  "src/web/features/places/centres/map/centre-map.ts": {
    packages: ["maplibre-gl", "maplibre-gl/dist/maplibre-gl-worker.mjs?url"],
    reason: "the map is loaded separately, when a visitor opens it",
  },
  "src/editions/compile-messages.ts": {
    packages: ["@messageformat/core"],
    reason: "run only by the server and the build; the browser loads compiled messages",
  },
  "src/web/features/leads/drawer/page-options.ts": {
    packages: ["zod"],
    reason: "it parses options of a page for the drawer, not a document",
  },
};

/** The layers of the web folder, from the lowest. Files outside of these layers compose them. */
const WEB_FLOORS = ["frame", "sections", "features", "pages"];

/** All code reads texts from the editions (`textOf`); only the islands in the browser load a message file directly. */
const MESSAGE_ROOMS = ["editions"];

export function wrongArrows(module: ParsedModule): string[] {
  const { file, imports } = module;
  const from = roomOf(file);
  return imports.flatMap(({ specifier, line }) => {
    const problem = isRelative(specifier)
      ? relativeProblem(from, file, specifier)
      : packageProblem(from, file, specifier);
    return problem ? [`${file}:${line}: ${problem}`] : [];
  });
}

function roomOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "src" ? second : first;
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith("./") || specifier.startsWith("../");
}

function relativeProblem(from: string, file: string, specifier: string): string | undefined {
  const path = specifier.split("?")[0] ?? "";
  if (posix.extname(path) === "") return `"${specifier}" has no extension; write the file's whole name`;
  const target = posix.join(posix.dirname(file), path);
  const to = roomOf(target);
  const room = ROOMS[from];
  if (from === "web" && to === "web") return floorProblem(file, target);
  if (!room || from === to || (to === "messages" && MESSAGE_ROOMS.includes(from))) return undefined;
  if (room.rooms.includes(to)) return undefined;
  const may = room.rooms.length > 0 ? `only from ${room.rooms.join(", ")}` : "from no other folder";
  return `${from} imports ${target}; it may import ${may}. Move the shared code to a lower folder, or pass it in`;
}

function floorProblem(file: string, target: string): string | undefined {
  const [from, to] = [file, target].map((path) => WEB_FLOORS.indexOf(path.split("/")[2] ?? ""));
  if (from === undefined || to === undefined || from === -1 || isTestFile(file)) return undefined;
  const isDown = to !== -1 && to <= from;
  if (isDown) return undefined;
  return `${WEB_FLOORS[from]} imports ${target}; layers of web may import only lower layers: ${[...WEB_FLOORS].reverse().join(", ")}`;
}

function packageProblem(from: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith("/") || specifier.startsWith("#") || specifier.startsWith("~")) {
    return `"${specifier}" is neither relative nor a package; import by a relative path`;
  }
  const room = ROOMS[from];
  if (!room || (isTestFile(file) && isForTests(specifier))) return undefined;
  const excepted = EXCEPTIONS[file]?.packages ?? [];
  const ban = from === "web" && !isTestFile(file) ? FLOOR_BANS[file.split("/")[2] ?? ""] : undefined;
  if (ban?.packages.some((name) => isPartOf(specifier, name)) && !excepted.includes(specifier))
    return `${file.split("/")[2]} may not use the package "${specifier}"; ${ban.instead}`;
  const allowed = [...room.packages, ...excepted];
  if (allowed.some((name) => isPartOf(specifier, name))) return undefined;
  return `${from} may not use the package "${specifier}"; use it in a folder that may, or change the table in layers.ts`;
}

function isForTests(specifier: string): boolean {
  return ["vitest", "fast-check"].includes(specifier) || specifier.startsWith("node:");
}

function isPartOf(specifier: string, name: string): boolean {
  return specifier === name || specifier.startsWith(name.endsWith(":") ? name : `${name}/`);
}
