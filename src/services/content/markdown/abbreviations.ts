import { escapeHtml } from "./escape-html.ts";

export type Abbreviations = ReadonlyMap<string, string>;

const LINE = /^\*\[([^\]\n]+)\]:[ \t]*(\S.*)$/gm;

/** Removes the lines `*[GST]: goods and services tax` from a text; the other lines keep their numbers. */
export function takeAbbreviations(text: string): { text: string; abbreviations: Abbreviations } {
  const abbreviations = new Map<string, string>();
  const rest = text.replace(LINE, (_, short: string, meaning: string) => {
    abbreviations.set(short.trim(), meaning.trim());
    return "";
  });
  return { text: rest, abbreviations };
}

/** Explains each abbreviation at its first occurrence, for screen readers and for readers who do not know it. */
export function createExplainer(abbreviations: Abbreviations) {
  const open = new Map(abbreviations);
  const any = [...abbreviations.keys()].sort((one, other) => other.length - one.length).map(quoted);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return {
    explain(html: string): string {
      if (open.size === 0) return html;
      return html.replace(pattern, (short) => {
        const meaning = open.get(short);
        if (meaning === undefined) return short;
        open.delete(short);
        return `<abbr title="${escapeHtml(meaning)}">${short}</abbr>`;
      });
    },
    unexplained: () => [...open.keys()],
  };
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
