import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { Icon } from "../../../ui/media/icon.tsx";
import { Picture } from "../../../ui/media/picture.tsx";
import { Section, type SectionFrame } from "../parts/section.tsx";
import { SectionAction } from "../parts/section-link.tsx";
import "./split.css";

type SplitProps = Omit<SectionOf<"split">, "kind"> & SectionFrame & { isFlush?: boolean };

export function Split({ title, lede, paragraphs = [], points = [], badge, picture, ...rest }: SplitProps) {
  const { pictureFirst, action, id, tone, isFlush } = rest;
  return (
    <Section
      id={id}
      tone={tone}
      isFlush={isFlush}
      className={joinClasses(
        "split align-center split-section",
        pictureFirst ? "is-picture-first" : "split--8-4",
      )}
    >
      <div>
        <h2 className="d42">{title}</h2>
        {lede && <p className="t20 soft pretty above-3 t17-on-phone split-section__lede">{lede}</p>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure above-4">
            {paragraph}
          </p>
        ))}
        {points.length > 0 && (
          <dl className="columns columns--2 above-6 split-section__points">
            {points.map((point) => (
              <div key={point.name} className="ruled">
                <dt className="strong">
                  {point.name === badge && <Icon name="shield" />}
                  {point.name}
                </dt>
                <dd className="t15 soft">{point.text}</dd>
              </div>
            ))}
          </dl>
        )}
        <SectionAction link={action} />
      </div>
      <Picture {...picture} sizes="(width < 600px) 100vw, (width < 1024px) 60vw, 900px" />
    </Section>
  );
}
