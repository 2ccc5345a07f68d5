import { PRODUCTS, TELLING } from "./products.ts";
import { ACCESSORIES, DETAILS, SAMPLE_FAMILIES, SAMPLE_NAMES } from "./samples.ts";
import { CHANGES, FINISHES, PALETTES, ROOMS, type Words } from "./vocabulary.ts";

export interface Shown {
  name: string;
  kind: "room" | "variation" | "swatch" | "accessory" | "detail";
  room: string;
  palette: string;
  camera: string;
  /** Products that are visible in the picture. */
  contains: string[];
  /** The name that a render gives its subject, which is a sample or an accessory. */
  label?: string | undefined;
  change?: { product: string; finish: string } | undefined;
}

/** One natural sentence in each language that describes a photograph. */
export function describe(shown: Shown): Words {
  if (shown.kind === "accessory") return describeAccessory(shown);
  if (shown.kind === "swatch") return describeSample(shown);
  if (shown.kind === "detail") return wordsOf(DETAILS, shown.name.replace(/^detail-/, ""));
  const room = wordsOf(ROOMS, shown.room);
  const palette = paletteOf(shown);
  const subject = closeSubject(shown);
  if (subject) {
    return {
      en: `Close view of ${subject.en} in ${withArticle(room.en)}${palette.en}`,
      ar: `لقطة قريبة: ${subject.ar} في ${room.ar}${palette.ar}`,
    };
  }
  const told = TELLING.filter((id) => shown.contains.includes(id) && !names(room.en, id)).slice(0, 2);
  const things = told.flatMap((id) => PRODUCTS[id] ?? []);
  const change = shown.change && changed(shown.change.product, shown.change.finish);
  const joins = / with /.test(room.en)
    ? { en: ", showing ", ar: inItIs(room.ar) }
    : { en: " with ", ar: " مع " };
  return {
    en: `${room.en}${palette.en}${list(
      things.map((t) => t.en),
      joins.en,
      " and ",
    )}${change ? `; ${change.en}` : ""}`,
    ar: `${room.ar}${palette.ar}${list(
      things.map((t) => t.ar),
      joins.ar,
      " و",
    )}${change ? `؛ ${change.ar}` : ""}`,
  };
}

/** " in sage green". The company's own places have colours, but no one chooses them. */
function paletteOf({ room, palette }: Shown): Words {
  if (room.startsWith("company-")) return { en: "", ar: "" };
  const { en, ar } = wordsOf(PALETTES, palette);
  return { en: ` ${en}`, ar: ` ${ar}` };
}

/** "worktop in terrazzo". */
export function changed(product: string, finish: string): Words {
  const what = wordsOf(CHANGES, product);
  const how = wordsOf(FINISHES, finish);
  return { en: `${what.en} ${how.en}`, ar: `${what.ar} ${how.ar}` };
}

function describeAccessory({ name, label }: Shown): Words {
  const known = ACCESSORIES[name.replace(/^acc-/, "")];
  const en = known?.en ?? label ?? name;
  return { en: `${en} on a plain ground`, ar: `${known?.ar ?? en} على خلفية سادة` };
}

function describeSample({ name, label }: Shown): Words {
  const key = name.replace(/^swatch-/, "");
  const [family = ""] = key.split("-");
  const material = wordsOf(SAMPLE_FAMILIES, family);
  const arabicName = SAMPLE_NAMES[key.slice(family.length + 1)] ?? "";
  return {
    en: `Sample of ${material.en}: ${lowerFirst(label ?? key)}`,
    ar: `عيّنة ${material.ar} ${arabicName}`.trim(),
  };
}

/** Cameras called "close-tap" show the tap. */
function closeSubject({ camera, contains }: Shown): Words | undefined {
  if (!camera.startsWith("close")) return undefined;
  const word = camera.replace(/^close-?/, "");
  const named = [word, CLOSE[word] ?? "", ...contains.filter((id) => id.endsWith(`-${word}`))];
  const known = named.filter((candidate) => candidate in PRODUCTS);
  const id = known.find((candidate) => contains.includes(candidate)) ?? known[0];
  return PRODUCTS[id ?? TELLING.find((telling) => contains.includes(telling)) ?? ""];
}

const CLOSE: Record<string, string> = {
  sink: "tap",
  coffee: "coffee-set",
  altar: "pooja-unit",
  seat: "sofa",
  unit: "tv-unit",
  fabric: "bed",
  inside: "interior",
  storage: "storage-wall",
  towels: "towel-rail",
  shelf: "open-shelf",
  counter: "counter",
};

/** Avoids naming a thing twice when the name of the room already contains it. */
function names(room: string, id: string): boolean {
  return room.toLowerCase().includes(id.split("-")[0] ?? id);
}

function list(words: string[], before: string, and: string): string {
  return words.length === 0 ? "" : before + words.join(and);
}

function wordsOf(table: Record<string, Words>, key: string): Words {
  const words = table[key];
  if (!words) throw new Error(`The vocabulary has no "${key}".`);
  return words;
}

/** "an L-shaped kitchen", but "a U-shaped kitchen". */
function withArticle(text: string): string {
  return `${/^(?:L-|[AEIO])/.test(text) ? "an" : "a"} ${lowerFirst(text)}`;
}

/** A letter that names a shape stays in upper case. */
function lowerFirst(text: string): string {
  return text.charAt(1) === "-" ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

// A bathroom is masculine in Arabic; the other rooms here are feminine.
function inItIs(room: string): string {
  return room.startsWith("حمّام") ? "، وفيه " : "، وفيها ";
}
