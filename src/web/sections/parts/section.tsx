import type { ReactNode } from "react";
import type { SectionKind, SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { PhoneFold } from "../../../ui/navigation/phone-fold.tsx";

export interface SectionFrame {
  id?: string | undefined;
  tone?: "paper" | "sand" | "forest" | undefined;
  /** Shown if a section is marked as a sample. */
  sampleNote?: string | undefined;
  /** Set if the previous section has the same surface, so that its spacing is enough for both. */
  isFlush?: boolean | undefined;
  /** On phones only the title is shown until it is pressed. */
  isFolded?: boolean | undefined;
}

/** The props of a section's view: the texts of its document, and what the page adds. */
export type SectionProps<Kind extends SectionKind> = Omit<SectionOf<Kind>, "kind"> & SectionFrame;

interface SectionSurface extends SectionFrame, Partial<SectionHeadProps> {
  label?: string | undefined;
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a page: its surface from edge to edge, its content in the wrapper. */
export function Section({
  id,
  tone,
  isFlush,
  isFolded,
  title,
  lede,
  label,
  labelledBy,
  className,
  children,
}: SectionSurface) {
  const surface = tone && tone !== "paper" && `on-${tone}`;
  return (
    <section
      className={joinClasses("sec", isFlush && "sec--flush", isFolded && "sec--folded", surface)}
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <div className={joinClasses("wrap", className)}>
        {title && isFolded ? (
          <PhoneFold
            className="sec-fold"
            label={<h2 className="d25">{title}</h2>}
            heading={
              <div className="phone-fold__heading">
                <SectionHead title={title} lede={lede} />
              </div>
            }
          >
            {children}
          </PhoneFold>
        ) : (
          <>
            {title && <SectionHead title={title} lede={lede} />}
            {children}
          </>
        )}
      </div>
    </section>
  );
}

interface SectionHeadProps {
  title: string;
  lede?: string | undefined;
  children?: ReactNode;
}

interface HeadedSectionProps extends Pick<SectionSurface, "tone" | "isFlush" | "children"> {
  id: string;
  title: string;
  more?: ReactNode;
}

/** A section that is labelled by its heading, for content beside the main subject of a page. */
export function HeadedSection({ id, title, more, children, ...surface }: HeadedSectionProps) {
  return (
    <Section {...surface} labelledBy={id}>
      <div className="head">
        <h2 className="d42" id={id}>
          {title}
        </h2>
        {more}
      </div>
      {children}
    </Section>
  );
}

export function SectionHead({ title, lede, children }: SectionHeadProps) {
  return (
    <div className="head">
      <h2 className="d42">{title}</h2>
      {lede && <p className="soft">{lede}</p>}
      {children}
    </div>
  );
}
