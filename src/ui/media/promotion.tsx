import { type ReactNode, useId } from "react";
import { joinClasses } from "../base/join-classes.ts";
import "./cue.css";

export interface CueProps {
  title: ReactNode;
  children?: ReactNode;
  figure?: ReactNode;
  kicker?: ReactNode;
  plate?: ReactNode;
  go: ReactNode;
  tone?: "sand" | "forest";
  picture?: ReactNode;
  beside?: ReactNode;
  /** The id of its title, if cues of another page may be added later. */
  id?: string;
}

export function Cue({ title, children, figure, kicker, plate, go, tone = "sand", ...rest }: CueProps) {
  const { picture, beside, id } = rest;
  const ownId = useId();
  const titleId = id ? `${id}-title` : ownId;
  const isWide = Boolean(picture || beside);
  return (
    <aside aria-labelledby={titleId} className={joinClasses("cue", `on-${tone}`, isWide && "cue--wide")}>
      {picture}
      <div className="stack gap-5 pad-fluid cue__words">
        <div className="hide-empty cue__top">
          {figure && <p className="regular cue__figure">{figure}</p>}
          {kicker && <p className="t15 soft">{kicker}</p>}
          {plate}
        </div>
        <div className="stack gap-2 pretty cue__text">
          <p className={joinClasses("cue__title", isWide ? "d32" : "d25")} id={titleId}>
            {title}
          </p>
          {children && <p className="t15 soft">{children}</p>}
        </div>
        <div className="row cue__go">{go}</div>
      </div>
      {beside}
    </aside>
  );
}
