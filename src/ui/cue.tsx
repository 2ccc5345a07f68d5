import { type ReactNode, useId } from "react";
import { joinClasses } from "./join-classes.ts";
import "./cue.css";

export interface CueProps {
  title: ReactNode;
  children?: ReactNode;
  /** One large number is worth a headline. */
  figure?: ReactNode;
  kicker?: ReactNode;
  /** The way onward, usually a GoLink. */
  go: ReactNode;
  tone?: "sand" | "forest";
  /** A photograph beside the words, over two columns. */
  picture?: ReactNode;
}

/** A promotional card that reads as a page of the magazine. */
export function Cue({ title, children, figure, kicker, go, tone = "sand", picture }: CueProps) {
  const titleId = useId();
  return (
    <aside
      aria-labelledby={titleId}
      className={joinClasses("cue", `on-${tone}`, picture ? "cue--wide" : undefined)}
    >
      {picture}
      <div className="cue__words">
        <div>
          {figure && <p className="cue__figure">{figure}</p>}
          {kicker && <p className="t15 soft">{kicker}</p>}
        </div>
        <div className="cue__text">
          <p className="d25" id={titleId}>
            {title}
          </p>
          {children && <p className="t15 soft">{children}</p>}
        </div>
        <div>{go}</div>
      </div>
    </aside>
  );
}
