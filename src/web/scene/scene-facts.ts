import type { Country, Language } from "../../editions/regions.ts";
import type { Text } from "../../ui/text.tsx";
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
      count: t("scene.count"),
      total: t("scene.announceTotal"),
      include: t("scene.include"),
    },
  };
}

export function captionTexts(t: Text["t"]): SceneTexts {
  return { shows: t("scene.shows"), unseen: t("scene.unseen"), leftOut: t("scene.stillThere") };
}
