import type { ReactNode } from "react";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import type { EmbedContent } from "../content.ts";
import { EmbedAnchor } from "./embed-anchor.tsx";

interface EmbedSectionProps {
  content: Pick<EmbedContent, "title" | "text" | "more" | "note">;
  className?: string;
  children?: ReactNode;
}

/** Heading, a line of help, the thing itself, and the way to our site. */
export function EmbedSection({ content, className, children }: EmbedSectionProps) {
  const { title, text, more, note } = content;
  return (
    <section className={joinClasses("embed-part stack gap-5", className)}>
      <div className="embed-part__head stack gap-2">
        <h1 className="d32">{title}</h1>
        {text && <p className="soft measure">{text}</p>}
      </div>
      {children}
      {note && <p className="t13 soft measure">{note}</p>}
      <p className="embed-part__more">
        <EmbedAnchor className="go" href={more.href} hasArrow>
          {more.label}
        </EmbedAnchor>
      </p>
    </section>
  );
}
