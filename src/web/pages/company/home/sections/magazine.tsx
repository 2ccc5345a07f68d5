import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { SampleNote } from "../../../../sections/parts/sample-note.tsx";
import { Section } from "../../../../sections/parts/section.tsx";
import { SectionGo } from "../../../../sections/parts/section-link.tsx";
import "./magazine.css";

type Magazine = NonNullable<HomePage["magazine"]>;

export function MagazineSection({ magazine, sampleNote }: { magazine: Magazine; sampleNote: string }) {
  const { lead } = magazine;
  return (
    <Section id="magazine" className="split split--stretch mag">
      <div className="stack">
        <h2 className="d42">{magazine.title}</h2>
        <p className="soft">{magazine.lede}</p>
        <SectionGo link={{ label: magazine.more, page: "magazine" }} />
        <SampleNote show={magazine.sample}>{sampleNote}</SampleNote>
      </div>
      <article className="stack stack--2 mag__lead">
        <Picture {...lead.picture} sizes="(width < 1024px) 100vw, 560px" />
        <p className="kicker">{lead.kicker}</p>
        <h3 className="d32">{lead.title}</h3>
        <p className="soft">{lead.text}</p>
        <p className="t13 soft">{lead.meta}</p>
      </article>
      <ul className="stack stack--5">
        {magazine.items.map((story) => (
          <li key={story.title}>
            <article className="mag__story">
              <div className="stack stack--1">
                <p className="kicker">{story.kicker}</p>
                <h3 className="d20">{story.title}</h3>
                <p className="t13 soft">{story.meta}</p>
              </div>
              <Picture {...story.picture} ratio="1:1" sizes="108px" />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
