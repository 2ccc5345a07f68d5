import type { ReactNode } from "react";
import { GoLink } from "../../../../ui/forms/button.tsx";

interface OverviewBlockProps {
  title: string;
  /** What there is of it, where it can be counted. */
  count?: number | undefined;
  /** Where all of it is; nothing where there is no such page. */
  href?: string | undefined;
  more: string;
  children: ReactNode;
}

/** One thing that is a customer's own, in a few lines, with the way to all of it. */
export function OverviewBlock({ title, count, href, more, children }: OverviewBlockProps) {
  return (
    <section className="box pad-fluid overview__block stack gap-3">
      <h2 className="line apart d25">
        {title}
        {count !== undefined && count > 0 && (
          <span className="strong t15 text-center overview__count">{count}</span>
        )}
      </h2>
      {children}
      {href && (
        <p className="overview__more">
          <GoLink href={href}>{more}</GoLink>
        </p>
      )}
    </section>
  );
}
