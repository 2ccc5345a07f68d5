import { Button } from "../../../../ui/forms/button.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { SceneView } from "../picks/scene-view.ts";
import { PiecePanel } from "../pieces/piece-panel.tsx";
import { SCENE_FORM } from "./scene-root.tsx";
import "./scene-side.css";

interface SceneSideProps {
  view: SceneView;
  /** What is said of the whole while no piece is open. */
  overview: { text: string; facts: string[] };
  /** Whether the first piece stands open on a wide screen before anyone has chosen. */
  opensFirst: boolean;
  children?: React.ReactNode;
}

/** The panels of all pieces, one of which is to be seen: beside the photograph, and on phones on a sheet from below. */
export function SceneSide({ view, overview, opensFirst, children }: SceneSideProps) {
  const { t } = useText();
  const { pieces } = view.scene;
  const open = view.open ?? (opensFirst ? pieces[0]?.id : undefined);
  return (
    <aside className="scene-side" aria-label={t("smartPhoto.side")}>
      <div className="scene-side__panels" data-scene-panels>
        <section className="scene-side__overview stack" data-scene-overview hidden={open !== undefined}>
          <h2 className="d32">{t("smartPhoto.overview", { count: pieces.length })}</h2>
          {overview.facts.length > 0 && <Facts items={overview.facts} />}
          {overview.text && <p className="t15">{overview.text}</p>}
          <p className="t15 soft">{t("smartPhoto.overviewHint")}</p>
        </section>
        {pieces.map((piece, index) => (
          <PiecePanel key={piece.id} view={view} index={index} hidden={piece.id !== open} />
        ))}
      </div>
      <UpdateButton />
      {children}
    </aside>
  );
}

/** Without a script the prices come with the next page. */
export function UpdateButton() {
  const { t } = useText();
  return (
    <noscript className="scene-update">
      <Button type="submit" form={SCENE_FORM} look="line" wide>
        {t("smartPhoto.update")}
      </Button>
    </noscript>
  );
}
