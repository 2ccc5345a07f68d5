import type { ReactNode } from "react";
import { joinClasses } from "../base/join-classes.ts";
import { Drawing, type DrawingName } from "../media/drawings.tsx";
import "./state.css";

export interface StateProps {
  title: ReactNode;
  children: ReactNode;
  drawing?: DrawingName;
  exits: ReactNode;
  /** On a separate page it has the page's heading and no frame. */
  isPage?: boolean;
  level?: 2 | 3;
}

export function EmptyState({ drawing = "empty", ...props }: StateProps) {
  return <StatePanel drawing={drawing} {...props} />;
}

export function ErrorState({ drawing = "error", ...props }: StateProps) {
  return <StatePanel drawing={drawing} {...props} />;
}

function StatePanel({ title, children, drawing = "empty", exits, isPage = false, level = 2 }: StateProps) {
  const Heading = isPage ? "h1" : (`h${level}` as const);
  return (
    <div className={joinClasses("state", isPage && "state--page")}>
      <Drawing name={drawing} />
      <Heading className={isPage ? "d42" : "d25"}>{title}</Heading>
      <p className={joinClasses("soft measure", isPage ? "t20" : "t15")}>{children}</p>
      <div className="row above-2 state__exits">{exits}</div>
    </div>
  );
}
