import { find, type Judgement } from "./finding.ts";

export interface WardrobeRoom {
  depth: number;
  leaf: number;
  aisle: number;
}

/** Clothes on hangers need 560 mm inside; the rest is back, door and, where doors slide, their tracks. */
const HINGED_DEPTH = 600;
const SLIDING_DEPTH = 670;
/** The floor that a person needs to dress in front of sliding doors. */
const LEAST_AISLE = 600;
/** The depth that a person needs behind the edge of an open door. */
export const STANDING = 350;
const HINGED_AISLE = 750;
/** A wider leaf is too heavy for its hinges, a narrower one is impractical. */
const LEAF = { least: 300, most: 600 } as const;

/** Decides which doors a wardrobe can have. A wall or pipe beside it blocks the last leaf of a hinged wardrobe. */
export function judgeWardrobe({ depth, leaf, aisle }: WardrobeRoom, isBlocked: boolean): Judgement {
  const swing = leaf + STANDING;
  const findings = [
    find("depth", depth, { least: HINGED_DEPTH }),
    find("leaf", leaf, LEAF),
    find("aisle", aisle, { least: LEAST_AISLE }),
    find("swing", swing, { most: Math.max(aisle, 0) }),
  ];
  const takesHinged = depth >= HINGED_DEPTH && aisle >= HINGED_AISLE;
  const hinged = takesHinged && !isBlocked && swing <= aisle && leaf >= LEAF.least && leaf <= LEAF.most;
  const sliding = depth >= SLIDING_DEPTH && aisle >= LEAST_AISLE;
  const narrower = Math.min(LEAF.most, Math.floor((aisle - STANDING) / 50) * 50);
  if (hinged) return { verdict: sliding ? "either" : "hinged", tone: "ok", findings };
  if (sliding) return { verdict: "sliding", tone: "ok", findings };
  if (takesHinged && !isBlocked && narrower >= LEAF.least)
    return { verdict: "narrower", tone: "warn", findings, advised: narrower };
  return { verdict: "neither", tone: "bad", findings };
}
