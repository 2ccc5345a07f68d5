import { buildPicks } from "../picks/picks.ts";
import { SCENE_ID, type SceneAddress } from "../picks/scene-view.ts";

export const SCENE_FORM = "scene-form";

/** The hidden fields that the form sends in addition to the choices. Only the server needs them. */
export function SceneForm({ view: { path, picks, open, keep } }: { view: SceneAddress }) {
  const kept = {
    ...keep,
    ...(picks.length > 0 && { pieces: buildPicks(picks) }),
    ...(open && { piece: open }),
  };
  return (
    <form id={SCENE_FORM} action={`${path}#${SCENE_ID}`} method="get">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
