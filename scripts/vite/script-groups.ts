import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { moduleGraph } from "./module-graph.ts";

interface Group {
  name: string | ((id: string) => string | null);
  test: (id: string) => boolean;
}

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const OF_EMBEDS = /^src\/web\/features\/embeds\//;
/** The runtime modules that link chunks to each other. */
const BINDING = /rolldown[/-]runtime|vite\/preload-helper/;

/** Modules that are used together share one chunk, by path; the first match counts. */
const TOGETHER: readonly [place: RegExp, name: string][] = [
  [
    /^src\/(?:web\/features\/(?:leads(?!\/(?:campaigns|chat-widget|earnings|sticky))|places\/serviceability)|contracts\/(?:leads|places|visits))\//,
    "lead-parts",
  ],
  [/^src\/(?:contracts\/(?:calls|hide-tokens)|web\/frame\/analytics)/, "lead-parts"],
  [/^src\/(?:contracts\/(?:documents\/centres|estimates)\/|editions\/date-options)/, "lead-parts"],
  [/^src\/editions\/countries/, "country-parts"],
  [/^src\/editions\/(?:day-words|time-slots)/, "day-parts"],
  [
    /^src\/(?:web\/frame\/forms|ui\/(?:forms\/(?!.*button|field|text|checkbox|select)|overlay\/notice))/,
    "form-parts",
  ],
  [/^src\/(?:ui\/(?:overlay|media\/drawings)|web\/features\/design-ideas\/designs)/, "overlay-parts"],
  [
    /^src\/(?:web\/features\/design-ideas\/my-room|prices\/(?:recipes|my-room|room-quantities))/,
    "room-parts",
  ],
  [/^src\/(?:prices\/milestones|web\/features\/prices\/money-view)\//, "payment-parts"],
  [/^src\/(?:prices|ui\/text)\//, "price-parts"],
  [
    /^src\/web\/(?:features\/design-ideas\/smart-photo|pages\/design-ideas\/smart-photo(?:-exp)?)\//,
    "scene-parts",
  ],
  [/^src\/web\/features\/customer\/boards\//, "board-parts"],
  [/^src\/ui\/navigation\/pag/, "paging-parts"],
  [
    /^src\/(?:ui\/media\/(?:image|photo|picture|resize)|contracts\/images|web\/frame\/(?:image|islands\/island-pictures))/,
    "picture-parts",
  ],
];

/**
 * Islands of one kind, of which a page has only one: modules that only they use are in one chunk with them; the first
 * match counts.
 */
const KINDS: readonly [islands: RegExp, name: string][] = [
  [/^\w+-home-calculator\./, "home-calculator-parts"],
  [/^in-(?:kitchen|wardrobe)-calculator\./, "room-calculator-parts"],
  [/^in-\w+-calculator\./, "india-calculator-parts"],
  [/-calculator\.|^calculator-/, "calculator-parts"],
];

/** Plain scripts that only some pages need, by path; all others are loaded with every page. */
const OF_SOME_PAGES: readonly [place: RegExp, name: string | null][] = [
  [
    /^src\/(?:web\/frame\/consent\/(?:consent-|decide|forget)|contracts\/calls\/record-consent)/,
    "consent-runtime",
  ],
  [/^src\/web\/features\/(?:lists\/(?:gallery|cues|filters)|design-ideas\/designs)\//, "gallery-runtime"],
  [/^src\/web\/features\/design-ideas\/compare\//, "compare-runtime"],
  [/^src\/ui\/behaviours\/(?:rail|tooltip)/, null],
  // For visitors who are logged in or open the login.
  [/^src\/web\/frame\/account\//, null],
  [
    /^src\/web\/features\/customer\/wishlist\/account\/(?:account-calls|join-account)\.ts$/,
    "account-runtime",
  ],
  [/^src\/(?:web\/features\/customer\/wishlist\/(?!save-behaviour)|contracts\/wishlist\/)/, "save-runtime"],
  [
    /^src\/(?:contracts\/(?:browser\/|calls\/|[\w-]+\.ts)|web\/features\/design-ideas\/my-room\/(?:fetch-rates|rates-slug))/,
    "call-runtime",
  ],
  [/^src\/(?:prices\/rates|contracts\/documents\/designs\/design-tiers)\.ts$/, "rate-runtime"],
  [/^src\/editions\/country-time\.ts$/, null],
  [/^src\/(?:web\/features\/design-ideas\/my-room|prices)\//, "room-runtime"],
  [
    /^src\/web\/(?:frame\/(?:analytics|pwa|state)|features\/(?:embeds|looks-and-offerings\/explainers|leads\/attribution|magazine)|pages)\//,
    null,
  ],
  [
    /^src\/web\/(?:features\/leads\/(?!campaigns|chat-widget|earnings|popup|sticky|visits)|frame\/drawer-templates)/,
    "lead-runtime",
  ],
];

/**
 * Keeps the number of files small, and loads each only when it is needed: the code of every page, the part of it for
 * embeds, React with the island runtime, and the parts that several islands share. A module that only one island
 * needs is in that island's own file.
 */
export function scriptGroups(root: string) {
  const graph = (file: string) => moduleGraph(join(root, file), { withLater: false });
  const [siteStart, embedEntry] = ["src/web/start-page.ts", "src/web/features/embeds/entry.embed.ts"];
  const site = graph(siteStart);
  const embeds = graph(embedEntry);
  const hydration = "src/web/frame/islands/hydrate-island.tsx";
  const kit = graph(hydration);
  const plain = moduleGraph(join(root, siteStart), { withLater: true, without: join(root, hydration) });
  // Later parts of islands use the same modules.
  const islands = globSync("src/web/**/*.{island,later}.tsx", { cwd: root });
  const users = new Map<string, string[]>();
  for (const file of islands)
    for (const id of graph(file).keys()) users.set(id, [...(users.get(id) ?? []), basename(file, ".tsx")]);
  const alone = new Set([siteStart, embedEntry].map((file) => join(root, file)));
  const place = (id: string) => id.slice(root.length + 1);
  const groups: Group[] = [
    { name: "site-runtime", test: (id) => site.has(id) && !embeds.has(id) },
    { name: "embed-runtime", test: (id) => embeds.has(id) && OF_EMBEDS.test(place(id)) },
    { name: "runtime", test: (id) => BINDING.test(id) || embeds.has(id) },
    { name: (id) => nameOf(place(id), OF_SOME_PAGES, "page-runtime"), test: (id) => plain.has(id) },
    { name: "react", test: (id) => REACT.test(id) },
    {
      name: (id) =>
        kit.has(id)
          ? "island-parts"
          : (kindOf(users.get(id) ?? []) ?? nameOf(place(id), TOGETHER, "island-parts")),
      // A module that plain scripts use must not be in the chunk with React, because they would load React with it.
      test: (id) => !plain.has(id) && (kit.has(id) || (users.get(id)?.length ?? 0) > 1),
    },
    {
      name: (id) => users.get(id)?.[0] ?? null,
      test: (id) => !plain.has(id) && users.get(id)?.length === 1,
    },
  ];
  return groups.map(({ name, test }, index) => ({
    name,
    debugName: `scripts ${index}`,
    test: (id: string) => !alone.has(id) && test(id),
    // The first matching group gets the module. Styles have their own groups, so modules are not added with their
    // importers.
    priority: 50 - index,
    includeDependenciesRecursively: false,
  }));
}

function kindOf(users: readonly string[]): string | undefined {
  return KINDS.find(([islands]) => users.every((name) => islands.test(name)))?.[1];
}

function nameOf(
  path: string,
  table: readonly [place: RegExp, name: string | null][],
  otherwise: string,
): string | null {
  const row = table.find(([place]) => place.test(path));
  return row ? row[1] : otherwise;
}
