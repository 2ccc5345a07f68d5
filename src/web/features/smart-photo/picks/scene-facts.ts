import type { Language } from "../../../../editions/languages.ts";
import type { Country } from "../../../../editions/regions.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import type { SceneTexts } from "./caption.ts";
import type { SceneLine } from "./scene.ts";
import { type SceneView, sumOf } from "./scene-view.ts";

/** What the browser has to know to change a scene by itself. The rest it reads from the page. */
export interface SceneFacts {
  country: Country;
  language: Language;
  /** With the default of every piece. */
  standardTotal: number;
  lines: Pick<SceneLine, "price" | "rate">[];
  texts: SceneTexts & { count: string; total: string; include: string };
}

export function sceneFacts({ scene, country }: SceneView, { language, t }: Text): SceneFacts {
  return {
    country,
    language,
    standardTotal: sumOf(scene, []).total,
    lines: scene.lines.map(({ price, rate }) => ({ price, rate })),
    texts: {
      ...captionTexts(t),
      count: t("smartPhoto.count"),
      total: t("smartPhoto.announceTotal"),
      include: t("smartPhoto.include"),
    },
  };
}

export function captionTexts(t: Text["t"]): SceneTexts {
  return {
    shows: t("smartPhoto.shows"),
    unseen: t("smartPhoto.unseen"),
    leftOut: t("smartPhoto.stillThere"),
  };
}
