import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import type { SectionFrame } from "../parts/section.tsx";
import { SectionAction } from "../parts/section-link.tsx";
import { PictureBand } from "../picture-band/picture-band.tsx";
import "./hero.css";

interface HeroWords
  extends Pick<SectionOf<"hero">, "headline" | "lede">,
    Partial<Pick<SectionOf<"hero">, "kicker" | "subline" | "action">> {
  /** Where the page has its h1 already. */
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

/** The headline on the start side, the lede at its foot on the other; what shows it comes below. */
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
