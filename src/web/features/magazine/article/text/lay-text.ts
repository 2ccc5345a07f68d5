import type { SceneFacts } from "../../../design-ideas/smart-photo/picks/scene-facts.ts";
import type { CueView } from "../../../lists/cues/read-cue.ts";
import { type ArticlePart, wordsOf } from "../read-article.ts";
import type { Scenes } from "./load-scenes.ts";

export type LaidPart =
  | Exclude<ArticlePart, { kind: "linked-picture" }>
  | (Extract<ArticlePart, { kind: "linked-picture" }> & { film?: string | undefined })
  | { kind: "scene"; facts: SceneFacts; caption: string }
  | { kind: "cue"; cue: CueView };

/** The shares of the text after which a cue is shown; a short text has only the first. */
const CUES_AFTER = [0.4, 0.8];
const LONG_ENOUGH = 6000;

const FILM = /^(\/api\/videos\/[\w-]+)\.(?:mp4|webm)$/;

export function layText(
  parts: readonly ArticlePart[],
  { cues, scenes }: { cues: readonly CueView[]; scenes: Scenes },
): LaidPart[] {
  const lengths = parts.map(lengthOf);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const offsets = all < LONG_ENOUGH ? CUES_AFTER.slice(0, 1) : CUES_AFTER;
  const waiting = cues.slice(0, offsets.length);
  let read = 0;
  let shown = 0;
  return parts.flatMap((part, index): LaidPart[] => {
    const isDue = read >= (offsets[shown] ?? 1) * all;
    const cue = isDue && isChapter(part) ? waiting[shown] : undefined;
    if (cue) shown += 1;
    read += lengths[index] ?? 0;
    return [...(cue ? [{ kind: "cue" as const, cue }] : []), lay(part, scenes)];
  });
}

/** A cue is only inserted before a chapter, so that it does not separate a sentence from its subject. */
function isChapter(part: ArticlePart): boolean {
  return part.kind === "text" && part.blocks[0]?.name === "h2";
}

function lengthOf(part: ArticlePart): number {
  if (part.kind === "text") return wordsOf(part.blocks).length;
  return part.kind === "table" ? wordsOf([part.table]).length : 0;
}

function lay(part: ArticlePart, scenes: Scenes): LaidPart {
  if (part.kind !== "linked-picture") return part;
  const facts = scenes.get(part.href);
  if (facts) return { kind: "scene", facts, caption: part.caption };
  return { ...part, film: FILM.exec(part.href)?.[1] };
}
