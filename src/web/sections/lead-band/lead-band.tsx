import type { ReactNode } from "react";
import type { SectionProps } from "../parts/section.tsx";
import "./lead-band.css";

interface LeadBandProps extends SectionProps<"lead-band"> {
  titleId: string;
  /** The form is passed in, because it belongs to the leads feature and not to the sections. */
  children: ReactNode;
}

export function LeadBand({ id, tone = "forest", title, text, titleId, children }: LeadBandProps) {
  return (
    <section className={`lead-band on-${tone}`} id={id} aria-labelledby={titleId}>
      <div className="wrap split align-center lead-band__in">
        <div className="stack lead-band__words">
          <h2 className="d42" id={titleId}>
            {title}
          </h2>
          <p className="soft measure">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
