import stylesheet from "../../../../ui/base/tokens.css?raw";
import { Pair } from "./pair.tsx";

const COLOURS = readColours(stylesheet);
const JOBS = {
  paper: "the page",
  sand: "a change of subject",
  line: "hairlines",
  "line-on-sand": "hairlines on sand",
  edge: "borders of controls",
  ink: "text, and what is chosen",
  "ink-soft": "facts, help",
  clay: "the one action",
  "clay-dark": "hover, pressed, small clay text",
  "clay-wash": "a quiet clay ground",
  "clay-light": "ring and underline on deep grounds",
  forest: "one deep band on a page",
  brass: "rules and large text",
  success: "it worked",
  warning: "late, or nearly",
  danger: "it did not",
};
const SPACES = [4, 8, 12, 16, 24, 32, 48, 64, 96];

export function TokensSpecimen() {
  return (
    <>
      <Colours />
      <Contrasts />
      <Pair
        title="Type"
        rule="Fraunces and Figtree; Plex Arabic for both roles, 1.06 times the size, never spaced."
      >
        {({ words }) => (
          <TypeScale type={words.type} body={words.body} small={words.small} smallest={words.smallest} />
        )}
      </Pair>
      <section className="split rule guide__row" aria-labelledby="space">
        <div className="stack gap-2">
          <h2 className="d25" id="space">
            Space and shape
          </h2>
          <p className="t13 soft">
            Wrappers 1150, 1320, 1440. Breakpoints 600 and 1024. Corners 4, 12, pill.
          </p>
        </div>
        <ul className="stack gap-2 guide__spaces">
          {SPACES.map((space, index) => (
            <li key={space}>
              <span style={{ inlineSize: `var(--s${index + 1})` }} />
              <span className="t13 num">{space}</span>
            </li>
          ))}
        </ul>
        <ul className="row guide__shapes">
          <li style={{ borderRadius: "var(--r-control)" }}>4 controls</li>
          <li style={{ borderRadius: "var(--r-card)" }}>12 photographs</li>
          <li style={{ borderRadius: "var(--r-pill)" }}>pill</li>
          <li style={{ boxShadow: "var(--shadow-float)", border: 0 }}>float</li>
        </ul>
      </section>
    </>
  );
}

function Colours() {
  return (
    <section aria-labelledby="colours">
      <h2 className="sr" id="colours">
        Colours
      </h2>
      <ul className="guide__colours">
        {Object.entries(JOBS).map(([name, job]) => {
          const hex = COLOURS.get(name) ?? "#000000";
          const isDark = contrast(hex, "#ffffff") >= 4.5;
          return (
            <li key={name} style={{ background: hex, color: isDark ? "#ffffff" : "#211c18" }}>
              <b>{name}</b>
              <span className="num">{hex}</span>
              <span>{job}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Contrasts() {
  return (
    <section className="stack gap-4 rule pad-block-6 guide__contrasts" aria-labelledby="contrast">
      <h2 className="d25" id="contrast">
        Every pair that is set
      </h2>
      <ul>
        {PAIRS.map(({ text, ground, least }) => {
          const [front, back] = [COLOURS.get(text) ?? "", COLOURS.get(ground) ?? ""];
          return (
            <li key={`${text} ${ground}`}>
              <span
                className="center strong no-shrink guide__pair"
                style={{ color: front, background: back }}
                aria-hidden="true"
              >
                {least < 4.5 ? "—" : "Aa"}
              </span>
              <span className="t13">
                {text} on {ground}
                <br />
                <b className="num">{contrast(front, back).toFixed(1)}</b>{" "}
                <span className="soft">needs {least}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const SIZES = [56, 42, 32, 25, 20];

function TypeScale(props: { type: string[]; body: string; small: string; smallest: string }) {
  return (
    <div className="guide__type">
      {props.type.map((line, index) => (
        <p key={line}>
          <span className="t13 soft num">{SIZES[index]}</span>
          <span className={`d${SIZES[index]}`}>{line}</span>
        </p>
      ))}
      <p>
        <span className="t13 soft num">17</span>
        <span>{props.body}</span>
      </p>
      <p>
        <span className="t13 soft num">15</span>
        <span className="t15 soft">{props.small}</span>
      </p>
      <p>
        <span className="t13 soft num">13</span>
        <span className="t13 soft">{props.smallest}</span>
      </p>
    </div>
  );
}

/** Reads the colours from the stylesheet itself, so that the guide always matches the pages. */
export function readColours(stylesheet: string): Map<string, string> {
  const found = stylesheet.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi);
  const colours = new Map<string, string>();
  for (const [, name = "", hex = ""] of found) if (!colours.has(name)) colours.set(name, hex);
  return colours;
}

/** WCAG 2.2 contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Every pair of text and background colours of the site, with the required contrast. */
export const PAIRS = [
  { text: "ink", ground: "paper", least: 4.5 },
  { text: "ink", ground: "sand", least: 4.5 },
  { text: "ink-soft", ground: "paper", least: 4.5 },
  { text: "ink-soft", ground: "sand", least: 4.5 },
  { text: "ink-soft", ground: "line", least: 4.5 },
  { text: "placeholder", ground: "white", least: 4.5 },
  { text: "clay-dark", ground: "paper", least: 4.5 },
  { text: "clay-dark", ground: "sand", least: 4.5 },
  { text: "clay-dark", ground: "clay-wash", least: 4.5 },
  { text: "clay", ground: "paper", least: 4.5 },
  { text: "white", ground: "clay", least: 4.5 },
  { text: "white", ground: "clay-dark", least: 4.5 },
  { text: "paper", ground: "forest", least: 4.5 },
  { text: "forest-soft", ground: "forest", least: 4.5 },
  { text: "paper", ground: "ink", least: 4.5 },
  { text: "on-ink-soft", ground: "ink", least: 4.5 },
  { text: "success", ground: "paper", least: 4.5 },
  { text: "success", ground: "success-wash", least: 4.5 },
  { text: "warning", ground: "warning-wash", least: 4.5 },
  { text: "danger", ground: "paper", least: 4.5 },
  { text: "danger", ground: "danger-wash", least: 4.5 },
  { text: "white", ground: "danger", least: 4.5 },
  { text: "edge", ground: "white", least: 3 },
  { text: "edge", ground: "paper", least: 3 },
  { text: "edge", ground: "sand", least: 3 },
  { text: "clay-light", ground: "forest", least: 3 },
  { text: "clay-light", ground: "ink", least: 3 },
  { text: "brass", ground: "paper", least: 3 },
];
