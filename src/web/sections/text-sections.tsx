import { Fragment, type ReactNode } from "react";
import { joinClasses } from "../../ui/base/join-classes.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { Accordion } from "../../ui/navigation/accordion.tsx";
import { Prose as Text } from "../../ui/text/prose.tsx";
import { CheckList } from "./parts/check-list.tsx";
import { Section, SectionHead, type SectionProps } from "./parts/section.tsx";
import { SampleNote, SectionAction, SectionGo } from "./parts/section-link.tsx";
import "./text-sections.css";

interface ProseProps extends SectionProps<"prose"> {
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

export function Points({ id, tone, look, title, lede, items, isFolded }: SectionProps<"points">) {
  const isRow = look === "row";
  const list = (
    <ol className={isRow ? "columns points above-4 points--row" : "columns columns--2 points points--list"}>
      {items.map((item) => (
        <li key={item.title}>
          <div>
            <h3 className={isRow ? "d25" : "d20"}>{item.title}</h3>
            <p className={isRow ? "soft" : "t15 soft"}>{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
  if (isFolded)
    return (
      <Section id={id} tone={tone} title={title} lede={lede} isFolded>
        {list}
      </Section>
    );
  return (
    <Section id={id} tone={tone} className={isRow ? "stack" : "split split--near points-beside"}>
      <div className="stack points__head">
        <h2 className="d42">{title}</h2>
        {lede && <p className="soft">{lede}</p>}
      </div>
      {list}
    </Section>
  );
}

export function PromiseClauses({ id, tone = "sand", title, lede, items }: SectionProps<"promise">) {
  return (
    <Section id={id} tone={tone} title={title} lede={lede}>
      <ul className="columns columns--6 promise">
        {items.map((item) => (
          <li key={item.name} className="stack gap-2 ruled">
            <p className="d32 promise__figure">
              <bdi>{item.figure}</bdi>
            </p>
            <h3 className="d20">{item.name}</h3>
            <p className="t15 soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Comparison({ id, tone, title, lede, sides }: SectionProps<"comparison">) {
  const Heading = title ? "h3" : "h2";
  return (
    <Section id={id} tone={tone}>
      {title && <SectionHead title={title} lede={lede} />}
      <div className="split split--even">
        {sides.map((side) => (
          <div key={side.title} className="stack gap-4">
            <Heading className="d32">{side.title}</Heading>
            <CheckList items={side.items} mark={side.mark} />
          </div>
        ))}
      </div>
    </Section>
  );
}

interface QuestionsProps extends SectionProps<"questions"> {
  /** Whether the first answer is open initially. */
  opensFirst?: boolean;
}

export function Questions({ id = "questions", tone, title, lede, phone, items, ...look }: QuestionsProps) {
  const { isFlush, opensFirst = false } = look;
  return (
    <Section id={id} tone={tone} isFlush={isFlush} className="split split--4-8 split--near">
      <div>
        <h2 className="d42">{title}</h2>
        {lede && <p className="soft questions__lede">{lede}</p>}
        {phone && (
          <p>
            <a className="link tap" href={phone.href}>
              <bdi dir="ltr">{phone.label}</bdi>
            </a>
          </p>
        )}
      </div>
      <Accordion
        group={id}
        items={items.map((item, index) => ({ ...item, open: opensFirst && index === 0 }))}
      />
    </Section>
  );
}

export function Figures({ id, label, figures, how, sample, sampleNote }: SectionProps<"figures">) {
  return (
    <section className="wrap stack figures" id={id} aria-label={label}>
      <dl className="columns columns--4 figures__list">
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>
              <bdi>{figure.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <details className="figures__how">
        <summary className="link t15">{how.label}</summary>
        <p className="t15 soft measure">{how.text}</p>
        <SampleNote show={sample}>{sampleNote}</SampleNote>
      </details>
    </section>
  );
}

export function Logos({ id, tone, title, items, sample, sampleNote }: SectionProps<"logos">) {
  return (
    <Section id={id} tone={tone} className="stack gap-4">
      <h2 className="kicker">{title}</h2>
      <ul className="columns columns--4">
        {items.map(({ name, note }) => (
          <li key={name} className="ruled">
            <p className="d25">{name}</p>
            {note && <p className="t13 soft">{note}</p>}
          </li>
        ))}
      </ul>
      <SampleNote show={sample}>{sampleNote}</SampleNote>
    </Section>
  );
}

export function CallToAction({
  id,
  tone = "sand",
  title,
  lede,
  action,
  second,
}: SectionProps<"call-to-action">) {
  return (
    <Section id={id} tone={tone}>
      <Ask title={title} lede={lede}>
        <div className="row">
          <SectionAction link={action} look={tone === "forest" ? "paper" : "primary"} />
          <SectionGo link={second} />
        </div>
      </Ask>
    </Section>
  );
}

/** The text of a call to action, above the buttons that are passed in. */
export function Ask({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <div className="stack gap-4 stack--start">
      <h2 className="d42">{title}</h2>
      <p className="t20 soft measure">{lede}</p>
      {children}
    </div>
  );
}
