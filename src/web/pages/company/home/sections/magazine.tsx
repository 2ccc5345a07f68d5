import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { SampleNote } from "../../../../sections/parts/sample-note.tsx";
import "./magazine.css";

type Magazine = NonNullable<HomePage["magazine"]>;

export function MagazineSection(props: { magazine: Magazine; sampleNote: string; edition: Edition }) {
  const { magazine, sampleNote, edition } = props;
  const { lead } = magazine;
  const more = linkTo(edition, "magazine");
  return (
    <section className="sec" id="magazine">
      <div className="wrap split split--stretch mag">
        <div className="stack">
          <h2 className="d42">{magazine.title}</h2>
          <p className="soft">{magazine.lede}</p>
          {more && <GoLink href={more}>{magazine.more}</GoLink>}
          <SampleNote show={magazine.sample}>{sampleNote}</SampleNote>
        </div>
        <article className="stack stack--2 mag__lead">
          <Picture {...lead.picture} sizes="(width < 1024px) 100vw, 560px" />
          <p className="kicker">{lead.kicker}</p>
          <h3 className="d32">{lead.title}</h3>
          <p className="soft">{lead.text}</p>
          <p className="t13 soft">{lead.meta}</p>
        </article>
        <ul className="mag__list">
          {magazine.items.map((story) => (
            <li key={story.title}>
              <article>
                <div>
                  <p className="kicker">{story.kicker}</p>
                  <h3 className="d20">{story.title}</h3>
                  <p className="t13 soft">{story.meta}</p>
                </div>
                <Picture {...story.picture} ratio="1:1" sizes="108px" />
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
