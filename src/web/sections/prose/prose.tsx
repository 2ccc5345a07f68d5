import { Fragment } from "react";
import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import { Prose as Text } from "../../../ui/text/prose.tsx";
import { Section, type SectionFrame } from "../parts/section.tsx";
import "./prose.css";

interface ProseProps extends Omit<SectionOf<"prose">, "kind">, SectionFrame {
  /** What the text is about, where it has no heading. */
  label?: string;
}

export function Prose({ id, tone, label, title, hasInitial, parts, views = [] }: ProseProps) {
  return (
    <Section
      id={id}
      tone={tone}
      label={label}
      className={joinClasses(views.length > 0 && "split split--7-5", title && "prose-section")}
    >
      <Text hasInitial={hasInitial}>
        {title && <h2>{title}</h2>}
        {parts.map(({ heading, paragraphs, list }) => (
          <Fragment key={heading ?? paragraphs[0] ?? ""}>
            {heading && <h3>{heading}</h3>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul>
                {list.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </Fragment>
        ))}
      </Text>
      {views.length > 0 && (
        <div className="stack gap-6 prose-views">
          {views.map(({ photo, alt, caption }) => (
            <figure key={photo.name}>
              <Picture photo={photo} alt={alt} sizes="(width < 1024px) 92vw, 520px" />
              <figcaption className="t15 soft">{caption}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </Section>
  );
}
