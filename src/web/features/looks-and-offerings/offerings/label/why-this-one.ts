import type { MessageKey } from "../../../../../ui/text/text.tsx";
import { seaReason } from "./climate-reason.ts";
import { BEST, bandOf, type Resistance } from "./ratings.ts";
import type { LabelFacts } from "./read-label.ts";

const USES = ["kitchen", "bathroom", "children", "sea"] as const;
export type Use = (typeof USES)[number];
export type Verdict = "yes" | "care" | "no";

export interface Why {
  use: Use;
  verdict: Verdict;
  /** The rating that decides, where it is one. */
  because: { reason: MessageKey; rating?: { of: Resistance; value: number } };
}

/** For which homes a finish is right, each with the one reason that decides; nothing where too little is known of it. */
export function whyThisOne(facts: LabelFacts): Why[] {
  return USES.flatMap((use) => {
    const found = JUDGES[use](facts);
    return found ? [{ use, ...found }] : [];
  });
}

type Judged = Omit<Why, "use">;

const JUDGES: Record<Use, (facts: LabelFacts) => Judged | undefined> = {
  // A worktop that must not get hot is still a worktop: it wants care.
  kitchen: (facts) =>
    judge(facts, ["stain", "moisture", "heat"], { refused: 1, cared: 2, isAllowed: inZone(facts, "splash") }),
  bathroom(facts) {
    const judged = judge(facts, ["moisture"], { refused: 2, cared: 3, isAllowed: inZone(facts, "splash") });
    const isKeptDry = judged?.verdict !== "no" && inZone(facts, "wet") === false;
    return judged && isKeptDry ? { verdict: "care", because: { reason: "label.besideBasin" } } : judged;
  },
  children: (facts) => judge(facts, ["scratch", "stain"], { refused: 2, cared: 3 }),
  sea({ climates, nature }) {
    if (climates.coastal === undefined) return undefined;
    const verdict = { good: "yes", fair: "care", weak: "no" } as const;
    return {
      verdict: verdict[bandOf(climates.coastal)],
      because: { reason: seaReason(climates.coastal, nature) },
    };
  },
};

interface Scale {
  /** Up to here it is no. */
  refused: number;
  /** And up to here it wants care. */
  cared: number;
  /** Whether we fit it there at all; nothing where nobody says. */
  isAllowed?: boolean | undefined;
}

/** The most important need comes first: it is the reason for a yes. The weakest side is the reason for all else. */
function judge(
  { resistances }: LabelFacts,
  needs: readonly Resistance[],
  { refused, cared, isAllowed }: Scale,
): Judged | undefined {
  const known = needs.flatMap((of) =>
    resistances[of] === undefined ? [] : [{ of, value: resistances[of] }],
  );
  const [first] = known;
  const weakest = known.reduce((low, rating) => (rating.value < low.value ? rating : low), {
    of: needs[0] ?? "moisture",
    value: BEST + 1,
  });
  if (!first || known.length < needs.length) return undefined;
  if (isAllowed === false && bandOf(weakest.value) === "good")
    return { verdict: "no", because: { reason: "label.dryPlacesOnly" } };
  if (isAllowed === false || weakest.value <= refused) return because("no", weakest);
  return weakest.value <= cared ? because("care", weakest) : because("yes", first);
}

function because(verdict: Verdict, rating: { of: Resistance; value: number }): Judged {
  return { verdict, because: { reason: `label.because-${rating.of}-${bandOf(rating.value)}`, rating } };
}

function inZone({ zones }: LabelFacts, zone: "splash" | "wet"): boolean | undefined {
  return zones && (zones.includes(zone) || (zone === "splash" && zones.includes("wet")));
}
