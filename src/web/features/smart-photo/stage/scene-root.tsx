import type { ReactNode } from "react";
import { useText } from "../../../../ui/text/text.tsx";
import { buildPicks } from "../picks/picks.ts";
import { sceneFacts } from "../picks/scene-facts.ts";
import { SCENE_ID, type SceneView, sumOf } from "../picks/scene-view.ts";

/** The form that every choice belongs to, wherever on the page it stands. */
export const SCENE_FORM = "scene-form";

interface SceneRootProps {
  view: SceneView;
  className: string;
  children: ReactNode;
}

/** Everything that changes with what is chosen stands inside it. */
export function SceneRoot({ view, className, children }: SceneRootProps) {
  const text = useText();
  const { path, picks, open, keep } = view;
  const kept = {
    ...keep,
    ...(picks.length > 0 && { pieces: buildPicks(picks) }),
    ...(open && { piece: open }),
  };
  return (
    <div
      className={className}
      id={SCENE_ID}
      data-scene={JSON.stringify(sceneFacts(view, text))}
      data-opened={open}
      data-total={sumOf(view.scene, picks).total}
    >
      <form id={SCENE_FORM} action={`${path}#${SCENE_ID}`} method="get">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      {children}
      <p className="sr" role="status" data-scene-live />
    </div>
  );
}
