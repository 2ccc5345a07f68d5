import { type ImageOptions, OPTION_NAMES, type OptionName, readOption } from "./image-options.ts";

export interface ImageRequest {
  source: string;
  options: ImageOptions;
}

export type ProviderName = "a" | "b";

export interface ImageProvider {
  build(request: ImageRequest): string;
  /** A string result is the reason why the address cannot be parsed. */
  parse(address: string): ImageRequest | string;
}

const NO_OPTIONS = "_";
const SEGMENT_KEYS = {
  width: "w",
  height: "h",
  dpr: "dpr",
  blur: "bl",
  resize: "rt",
  quality: "q",
  format: "f",
} as const satisfies Record<OptionName, string>;

/** `/w-640,h-400,rt-fill,q-70,f-avif/rooms/kitchen.jpg`: the first segment always contains the options. */
const inFirstSegment: ImageProvider = {
  build({ source, options }) {
    const parts = pairs(options, SEGMENT_KEYS).map(([key, value]) => `${key}-${value}`);
    return `/${parts.join(",") || NO_OPTIONS}${source}`;
  },
  parse(address) {
    const [, segment, source] = /^\/([^/?#]+)(\/[^?#]+)$/.exec(address) ?? [];
    if (segment === undefined || source === undefined)
      return "The address must have an options segment and a picture, like /w-640,f-avif/kitchen.";
    if (segment === NO_OPTIONS) return { source, options: {} };
    const given = segment
      .replaceAll(/%2c/gi, ",")
      .split(",")
      .map((part): Pair => {
        const [, key = part, value = ""] = /^([a-z]+)-(.*)$/s.exec(part) ?? [];
        return [key, value];
      });
    return withOptions(source, given, SEGMENT_KEYS);
  },
};

const QUERY_KEYS = {
  width: "w",
  height: "h",
  dpr: "dpr",
  blur: "blur",
  resize: "fit",
  quality: "q",
  format: "fm",
} as const satisfies Record<OptionName, string>;

/** `/rooms/kitchen.jpg?w=640&h=400&fit=fill&q=70&fm=avif`: other parameters belong to the picture. */
const inQuery: ImageProvider = {
  build({ source, options }) {
    const [path = "", search = ""] = splitOnce(source, "?");
    const own = [...new URLSearchParams(search)].filter(([key]) => !isKey(key, QUERY_KEYS));
    return withSearch(path, [...own, ...pairs(options, QUERY_KEYS)]);
  },
  parse(address) {
    const [path = "", search = ""] = splitOnce(address.replace(/#.*$/s, ""), "?");
    if (!/^\/[^/]/.test(path)) return "The address names no picture.";
    const all = [...new URLSearchParams(search)];
    const own = all.filter(([key]) => !isKey(key, QUERY_KEYS));
    const given = all.filter(([key]) => isKey(key, QUERY_KEYS));
    return withOptions(withSearch(path, own), given, QUERY_KEYS);
  },
};

export const IMAGE_PROVIDERS: Record<ProviderName, ImageProvider> = { a: inFirstSegment, b: inQuery };

type Keys = Record<OptionName, string>;
type Pair = [key: string, value: string];

function pairs(options: ImageOptions, keys: Keys): Pair[] {
  return OPTION_NAMES.flatMap((name): Pair[] =>
    options[name] === undefined ? [] : [[keys[name], String(options[name])]],
  );
}

function withOptions(source: string, given: readonly Pair[], keys: Keys): ImageRequest | string {
  const options: ImageOptions = {};
  for (const [key, value] of given) {
    const name = OPTION_NAMES.find((candidate) => keys[candidate] === key);
    if (!name) return `There is no option "${quotable(key)}"; there are ${Object.values(keys).join(", ")}.`;
    if (name in options) return `The option ${name} is given twice.`;
    const option = readOption(name, value);
    if (typeof option === "string") return option;
    Object.assign(options, option);
  }
  return { source, options };
}

function isKey(key: string, keys: Keys): boolean {
  return Object.values(keys).includes(key);
}

function withSearch(path: string, search: Pair[]): string {
  return search.length > 0 ? `${path}?${new URLSearchParams(search)}` : path;
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function quotable(text: string): string {
  return text.slice(0, 40).replaceAll(/[^\w.-]/g, "?");
}
