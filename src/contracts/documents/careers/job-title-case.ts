const SMALL_WORDS = new Set(["a", "and", "at", "for", "in", "of", "on", "or", "the", "to", "with"]);

/** Words that keep their own spelling however the portal writes them. */
const OWN_SPELLINGS = new Map(
  [
    "3D",
    "AI",
    "AutoCAD",
    "AV",
    "B2B",
    "BIM",
    "CAD",
    "CNC",
    "CRM",
    "ERP",
    "HDB",
    "HR",
    "HSE",
    "HVAC",
    "IT",
    "MEP",
  ]
    .concat(["ML", "PMO", "QA", "QC", "SAP", "SEO", "SketchUp", "SQL", "UI", "UX", "VR"])
    .map((word) => [word.toLowerCase(), word]),
);

/** "SENIOR DESIGNER – ui/ux" becomes "Senior Designer – UI/UX". */
export function titleCase(title: string): string {
  let isFirst = true;
  return title
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\p{Letter}\p{Number}'’]+/gu, (word) => {
      const cased = caseWord(word.toLowerCase(), isFirst);
      isFirst = false;
      return cased;
    });
}

function caseWord(word: string, isFirst: boolean): string {
  const known = OWN_SPELLINGS.get(word);
  if (known) return known;
  if (SMALL_WORDS.has(word) && !isFirst) return word;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
