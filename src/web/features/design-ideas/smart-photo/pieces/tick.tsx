import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { isForAnotherTab } from "../../../../../ui/behaviours/dialogs.ts";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { useHydrated } from "../../../../frame/islands/page-context.ts";
import { changePick } from "../picks/picks.ts";
import type { PieceFacts, SceneFacts } from "../picks/scene-facts.ts";
import { sceneHref, shapeOf } from "../picks/scene-view.ts";
import { onSpace, useSceneActs } from "../state/use-scene-state.ts";
import "./smart-photo-pieces.css";

/** A link to the page with or without the piece. With scripts it is a checkbox. */
export function Tick({ facts, piece, isOut }: { facts: SceneFacts; piece: PieceFacts; isOut: boolean }) {
  const { t } = useText();
  const acts = useSceneActs();
  const isAlive = useHydrated();
  const { name } = piece;
  const shape = shapeOf(piece);
  const other = isOut ? shape.standard : "off";
  return (
    <a
      className="tick center"
      href={`${sceneHref(facts, { picks: changePick(facts.picks, shape, other) })}#list`}
      rel="nofollow"
      data-held
      {...(isAlive
        ? { role: "checkbox", "aria-checked": !isOut, "aria-label": t("smartPhoto.include", { name }) }
        : { "aria-label": t(isOut ? "smartPhoto.putBack" : "smartPhoto.leaveOut", { name }) })}
      onClick={(event) => {
        if (isForAnotherTab(event)) return;
        event.preventDefault();
        acts.pick(piece, other);
      }}
      onKeyDown={onSpace}
    >
      <span className={joinClasses("tick__box center", !isOut && "is-on")}>
        <Icon name="check" size="small" />
      </span>
    </a>
  );
}
