import type { ReactNode } from "react";
import { useText } from "../text/text.tsx";
import "./skeleton.css";

/** Announces the loading once; the shapes inside are silent for screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useText();
  return (
    <div role="status">
      <span className="sr">{t("ui.loading")}</span>
      {children}
    </div>
  );
}

export function CardSkeleton() {
  return (
    <div className="stack skeleton-card" aria-hidden="true">
      <div className="skeleton skeleton--photo" />
      <div className="skeleton skeleton--title" />
      <div className="skeleton skeleton--line" />
      <div className="skeleton skeleton--short" />
    </div>
  );
}

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="stack skeleton-card" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
          key={index}
          className={index === lines - 1 ? "skeleton skeleton--short" : "skeleton skeleton--line"}
        />
      ))}
    </div>
  );
}
