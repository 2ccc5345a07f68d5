import { LOOKS_CONFIG } from "../../../../contracts/calls/looks-calls.ts";
import type { Designer, Designers } from "../../../../contracts/documents/sections/list-sections.ts";
import { CARD_GRID_SIZES } from "../../../../ui/media/card.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { fillPlaceholders, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Filled } from "../../../sections/parts/filled.tsx";
import { Section, type SectionFrame } from "../../../sections/parts/section.tsx";
import { SampleNote } from "../../../sections/parts/section-link.tsx";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { NarrowedList } from "../../lists/listing/narrowed-list.tsx";
import type { Listing } from "../../lists/listing/narrowing.ts";
import { looksPath } from "../../looks-and-offerings/looks/look-path.ts";
import "./designers-section.css";

interface DesignersSectionProps extends SectionFrame {
  words: Designers;
  listing: Listing<Designer>;
  path: string;
}

export function DesignersSection({ id = "designers", tone, sampleNote, ...props }: DesignersSectionProps) {
  const { words, listing, path } = props;
  return (
    <Section id={id} tone={tone} title={words.title} lede={words.lede}>
      <NarrowedList id={id} path={path} words={words} listing={listing}>
        <ul className="columns columns--swipe">
          {listing.items.map((designer) => (
            <li key={designer.id}>
              <DesignerCard designer={designer} words={words} />
            </li>
          ))}
          {listing.items.length % COLUMNS > 0 && (
            <li>
              <UnsureCard />
            </li>
          )}
        </ul>
      </NarrowedList>
      <SampleNote show={words.sample}>{sampleNote}</SampleNote>
    </Section>
  );
}

const COLUMNS = 3;

/** Fills a free place of the last row. */
function UnsureCard() {
  const { t } = useText();
  return (
    <div className="stack pad-5 designer-unsure">
      <h3 className="d32">{t("designers.unsure")}</h3>
      <p className="t17-on-phone t20 soft">{t("designers.unsureText")}</p>
      <p>
        <LeadLink look="line" size="small" ctaType="Normal Lead Forms">
          {t("designers.askForTwo")}
        </LeadLink>
      </p>
    </div>
  );
}

function DesignerCard({ designer, words }: { designer: Designer; words: Designers }) {
  const { edition } = usePage();
  const { id, name, city, years, speciality, languages, text, picture } = designer;
  const [first = name] = name.split(" ");
  const homes = `${looksPath(edition, LOOKS_CONFIG.defaultCategory)}?filters=designer:${id}`;
  return (
    <article className="stack designer">
      <a className="designer__photo" href={homes}>
        <Picture {...picture} ratio="3:2" sizes={CARD_GRID_SIZES} />
        <span className="tag tag--paper designer__homes">
          {fillPlaceholders(words.work, { name: first })}
        </span>
      </a>
      <div className="beside designer__who">
        <div>
          <h3 className="d25">{name}</h3>
          <Facts items={[city, speciality]} />
        </div>
        <p className="text-end t13 soft">
          <Filled text={words.experience} parts={{ years: <b className="d42 num">{years}</b> }} />
        </p>
      </div>
      <p className="t15">{text}</p>
      <p className="t13 soft">{fillPlaceholders(words.speaks, { languages: languages.join(", ") })}</p>
      <p>
        <LeadLink look="line" size="small" ctaType="Normal Lead Forms" about={name}>
          {fillPlaceholders(words.ask, { name: first })}
        </LeadLink>
      </p>
    </article>
  );
}
