import type { ReactNode } from "react";
import type { SectionOf } from "../../contracts/documents/sections/content-section.ts";
import { joinClasses } from "../../ui/base/join-classes.ts";
import { Icon } from "../../ui/media/icon.tsx";
import type { ShownPicture } from "../../ui/media/photo.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { Rail as Track } from "../../ui/media/rail.tsx";
import { Facts } from "../../ui/text/facts.tsx";
import { usePage } from "../frame/islands/page-context.ts";
import { ServedParts } from "../frame/islands/served-parts.tsx";
import BeforeAfterSlider from "./before-after/before-after-slider.island.tsx";
import { Section, type SectionFrame, type SectionProps } from "./parts/section.tsx";
import { MaybeLink, SampleNote, SectionAction, targetOf } from "./parts/section-link.tsx";
import "./picture-sections.css";

interface HeroWords
  extends Pick<SectionOf<"hero">, "headline" | "lede">,
    Partial<Pick<SectionOf<"hero">, "kicker" | "subline" | "action">> {
  /** Set if the page already has its h1. */
  level?: 1 | 2 | undefined;
}

interface HeroProps extends HeroWords, Pick<SectionOf<"hero">, "picture" | "look">, SectionFrame {}

export function Hero({ look, picture, id, ...words }: HeroProps) {
  if (look === "wide") {
    return (
      <section id={id} className="hero">
        <HeroHead {...words} />
        <PictureBand picture={picture} priority />
      </section>
    );
  }
  const { level = 1, kicker, headline, subline, lede, action } = words;
  const Heading = `h${level}` as const;
  return (
    <section id={id} className="hero hero--beside">
      <div className="wrap split split--even align-center">
        <div className="stack gap-4 stack--start">
          {kicker && <p className="kicker">{kicker}</p>}
          <Heading className="d56">{headline}</Heading>
          {subline && <p className="d25 soft">{subline}</p>}
          <p className="t20 soft measure">{lede}</p>
          <SectionAction link={action} />
        </div>
        <Picture {...picture} priority tall sizes="(width < 1024px) 92vw, 640px" />
      </div>
    </section>
  );
}

/** The headline at the start side, the lede at the bottom of the other side; the picture is below. */
export function HeroHead({ level = 1, kicker, headline, subline, lede, action }: HeroWords) {
  const Heading = `h${level}` as const;
  return (
    <div className="wrap hero__head">
      <div className="stack">
        {kicker && <p className="kicker">{kicker}</p>}
        <Heading className="d56">{headline}</Heading>
        {subline && <p className="d25 soft">{subline}</p>}
      </div>
      <div className="stack gap-4 stack--start">
        <p className="t20 soft pretty t17-on-phone hero__lede">{lede}</p>
        <SectionAction link={action} />
      </div>
    </div>
  );
}

interface PictureBandProps extends Pick<SectionOf<"picture-band">, "picture">, SectionFrame {
  caption?: string | undefined;
  priority?: boolean;
}

export function PictureBand({ id, picture, caption, priority = false }: PictureBandProps) {
  return (
    <figure className="wrap wrap--wide picture-band" id={id}>
      <Picture
        {...picture}
        ratio="16:9"
        tall
        priority={priority}
        sizes="(width < 600px) 100vw, (width < 1560px) 92vw, 1440px"
      />
      {caption && <figcaption className="t13 soft">{caption}</figcaption>}
    </figure>
  );
}

export function Split({
  title,
  lede,
  paragraphs = [],
  points = [],
  badge,
  picture,
  ...rest
}: SectionProps<"split">) {
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

type Written = SectionOf<"mosaic">;

interface MosaicProps extends Pick<Written, "title" | "lede" | "sample">, SectionFrame {
  items: readonly (Omit<Written["items"][number], "facts"> & { facts: readonly ReactNode[] })[];
}

export function Mosaic({ id, tone, title, lede, items, sample, sampleNote }: MosaicProps) {
  const { edition } = usePage();
  return (
    <Section id={id} tone={tone} title={title} lede={lede}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone a row of photographs is scrolled by key too */}
      <ul className="grid columns--swipe mosaic" aria-label={title} tabIndex={0}>
        {items.map((item, index) => (
          <li key={item.title} className="stack gap-1">
            <Picture
              {...item.picture}
              ratio={index === 0 ? "3:2" : "16:9"}
              sizes={
                index === 0
                  ? "(width < 600px) 78vw, (width < 1024px) 100vw, 1040px"
                  : "(width < 600px) 78vw, 560px"
              }
            />
            <h3 className={index === 0 ? "d25" : "d20"}>
              <Title title={item.title} target={item.link && targetOf(edition, item.link)} />
            </h3>
            <Facts items={item.facts} />
          </li>
        ))}
      </ul>
      <SampleNote show={sample}>{sampleNote}</SampleNote>
    </Section>
  );
}

function Title({ title, target }: { title: string; target: { href: string } | undefined }) {
  return target ? <a {...target}>{title}</a> : title;
}

export function Rail({ id, title, label, tiles }: SectionProps<"rail">) {
  const { edition } = usePage();
  return (
    <section className="rail-section" id={id}>
      <Track label={label} head={<h2 className="d42">{title}</h2>} size="tile" bleed>
        {tiles.map(({ name, note, picture, link }) => (
          <MaybeLink key={name} className="rail-tile" href={link && targetOf(edition, link)?.href}>
            {/* A tall crop of a wide photograph, which must be nearly twice as wide as the tile to fill it. */}
            <Picture {...picture} ratio="4:5" sizes="(width < 600px) 148px, (width < 1320px) 15.2vw, 200px" />
            <h3 className="above-3 rail-tile__name">{name}</h3>
            {note && <p className="t13 soft">{note}</p>}
          </MaybeLink>
        ))}
      </Track>
    </section>
  );
}

export function People({ id, tone, title, lede, items, sample, sampleNote }: SectionProps<"people">) {
  return (
    <Section id={id} tone={tone} title={title} lede={lede}>
      <ul className="columns">
        {items.map(({ name, role, text, picture }) => (
          <li key={name} className="stack gap-1 ruled">
            {picture && <Picture {...picture} ratio="4:5" sizes="(width < 600px) 92vw, 400px" />}
            <h3 className="d25">{name}</h3>
            <p className="kicker">{role}</p>
            {text && <p className="t15 soft measure">{text}</p>}
          </li>
        ))}
      </ul>
      <SampleNote show={sample}>{sampleNote}</SampleNote>
    </Section>
  );
}

export function BeforeAfter({
  title,
  lede,
  note,
  before,
  after,
  at,
  action,
  ...rest
}: SectionProps<"before-after">) {
  const { id, tone, isFlush, sample = false, sampleNote } = rest;
  return (
    <Section id={id} tone={tone} isFlush={isFlush} className="split split--4-8 align-center">
      <div className="stack gap-4">
        <h2 className="d42">{title}</h2>
        {lede && <p className="t20 soft">{lede}</p>}
        {note && <p className="ruled measure">{note}</p>}
        <SectionAction link={action} />
        <SampleNote show={sample}>{sampleNote}</SampleNote>
      </div>
      <BeforeAfterPair before={before} after={after} at={at} />
    </Section>
  );
}

export interface PairSide {
  picture: ShownPicture;
  caption: string;
}

interface BeforeAfterPairProps {
  before: PairSide;
  after: PairSide;
  /** The initial position of the handle, measured from the edge of the photograph. */
  at?: number | undefined;
}

export function BeforeAfterPair({ before, after, at }: BeforeAfterPairProps) {
  const look = { sizes: "(width < 1024px) 92vw, 860px", ratio: "own" } as const;
  return (
    <ServedParts
      parts={{
        before: <Picture {...before.picture} {...look} />,
        after: <Picture {...after.picture} {...look} />,
      }}
    >
      <BeforeAfterSlider before={before.caption} after={after.caption} at={at} />
    </ServedParts>
  );
}
