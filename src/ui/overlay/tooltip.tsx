import { type ReactNode, useId } from "react";
import { IconButton } from "../forms/icon-button.tsx";
import "./tooltip.css";

export interface TooltipProps {
  text: ReactNode;
  /** The label of the small "i" button, or the control itself, which gets the id of the description. */
  label?: string;
  children?: (describedBy: string) => ReactNode;
}

/** A sentence on hover and focus. It must never be the only source of needed information. */
export function Tooltip({ text, label = "", children }: TooltipProps) {
  const id = useId();
  return (
    <span className="tooltip">
      {children?.(id) ?? <IconButton icon="info" label={label} aria-describedby={id} />}
      <span className="t13 pretty regular tooltip__bubble" id={id} role="tooltip">
        {text}
      </span>
    </span>
  );
}
