/** The appearance of an embed, read from its query. Colours with too little contrast are corrected or left out. */
export interface EmbedTheme {
  /** The class of a surface (tokens.css), which sets the colours of its content. */
  surface: "on-paper" | "on-sand" | "on-ink";
  /** Whether the surrounding site shows through. */
  isTransparent: boolean;
  style: Record<`--${string}`, string>;
}

export const EMBED_THEMES = ["light", "sand", "dark"] as const;
type ThemeName = (typeof EMBED_THEMES)[number];

export function readTheme(query: URLSearchParams): EmbedTheme {
  const name = EMBED_THEMES.find((known) => known === query.get("theme"));
  const asked = parseHex(query.get("background") ?? "");
  const chosen = asked && surfaceOn(asked);
  const background = asked && chosen ? asked : undefined;
  const surface = chosen ?? SURFACES[name ?? "light"];
  const accent = parseHex(query.get("accent") ?? "");
  return {
    surface,
    isTransparent: !background && (name === undefined || query.get("background") === "transparent"),
    style: {
      ...(background && { "--embed-background": toHex(background) }),
      ...(accent && accentColours(accent, background ?? BACKDROPS[surface])),
    },
  };
}

const SURFACES: Record<ThemeName, EmbedTheme["surface"]> = {
  light: "on-paper",
  sand: "on-sand",
  dark: "on-ink",
};

/**
 * The values of --paper, --sand and --ink, of --ink-soft and --on-ink-soft, because the contrast is calculated here.
 */
const BACKDROPS: Record<EmbedTheme["surface"], Colour> = {
  "on-paper": [251, 248, 244],
  "on-sand": [241, 233, 222],
  "on-ink": [33, 28, 24],
};
const SOFT_INK: Colour = [94, 84, 75];
const SOFT_LIGHT: Colour = [207, 195, 180];
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
const READABLE = 4.5;

/** Selects dark or light text, whichever is readable; undefined for medium greys, on which neither is. */
function surfaceOn(background: Colour): EmbedTheme["surface"] | undefined {
  if (contrast(background, SOFT_INK) >= READABLE) return "on-paper";
  return contrast(background, SOFT_LIGHT) >= READABLE ? "on-ink" : undefined;
}

/** White text must be readable on a button, and text in the accent colour on the background. */
function accentColours(accent: Colour, background: Colour): EmbedTheme["style"] {
  const button = towards(accent, BLACK, (colour) => contrast(colour, WHITE) >= READABLE);
  const isDark = contrast(background, WHITE) > contrast(background, BLACK);
  const words = towards(accent, isDark ? WHITE : BLACK, (colour) => contrast(colour, background) >= READABLE);
  return {
    "--clay": toHex(button),
    "--clay-dark": toHex(mix(button, BLACK, 0.2)),
    "--embed-accent": toHex(words),
  };
}

function towards(from: Colour, to: Colour, isEnough: (colour: Colour) => boolean): Colour {
  for (let share = 0; share < 1; share += 0.05) {
    const colour = mix(from, to, share);
    if (isEnough(colour)) return colour;
  }
  return to;
}

/** Red, green and blue, 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

/** Parses "b4472a", "#b4472a" and the short form with three digits; undefined for anything else. */
export function parseHex(text: string): Colour | undefined {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text)?.[1];
  if (!digits) return undefined;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const part = (at: number) => Number.parseInt(six.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

export function toHex(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function mix(one: Colour, other: Colour, share: number): Colour {
  const part = (at: 0 | 1 | 2) => Math.round(one[at] + (other[at] - one[at]) * share);
  return [part(0), part(1), part(2)];
}

/** The contrast ratio of WCAG 2: 1 is no contrast, 21 is black on white. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
