import { textOf } from "../../../../editions/all-texts.ts";
import { editionOf } from "../../../../editions/edition.ts";
import { TextProvider } from "../../../../ui/text/text.tsx";
import { PageContext, usePage } from "../../../frame/islands/page-context.ts";
import { Hero } from "../../../sections/hero/hero.tsx";
import { LeadBand } from "../../../sections/lead-band/lead-band.tsx";
import { SectionView } from "../../../sections/section-list.tsx";
import { pictureAt, sampleSections } from "./sample-sections.ts";
import { SECTION_WORDS, type SectionWords } from "./section-words.ts";

/** An edition of each direction. */
const SIDES = (
  [
    ["in", SECTION_WORDS.ltr],
    ["sa-ar", SECTION_WORDS.rtl],
  ] as const
).map(([region, words]) => {
  const edition = editionOf(region);
  return { edition, text: textOf(edition.language), words };
});

/** Every section at its full width, first in English and then in Arabic. */
export function SectionsSpecimen() {
  const { state } = usePage();
  return (
    <div id="sections">
      {SIDES.map(({ edition, text, words }) => (
        <div key={edition.region} lang={edition.language} dir={edition.direction}>
          <TextProvider text={text}>
            <PageContext value={{ edition, state }}>
              <Sections words={words} unique={(name) => `${name}-${edition.language}`} />
            </PageContext>
          </TextProvider>
        </div>
      ))}
    </div>
  );
}

function Sections({ words, unique }: { words: SectionWords; unique: (name: string) => string }) {
  const { kicker, headline, subline, lede, action } = words;
  const hero = { level: 2, kicker, headline, lede, picture: pictureAt(0, words) } as const;
  const supplies = {
    sampleNote: words.sampleNote,
    centres: {
      near: [
        {
          id: unique("centre"),
          name: words.place,
          address: words.place,
          city: words.facts[0] ?? "",
          hours: [{ days: undefined, times: words.hours }],
          lat: 12.91,
          lng: 77.64,
        },
      ],
      elsewhere: words.names,
    },
    leadBand: ({ title, text }: { title: string; text: string }) => (
      <LeadBand titleId={unique("lead-band")} title={title} text={text}>
        <p className="guide__surface on-paper">{words.form}</p>
      </LeadBand>
    ),
  };
  return (
    <>
      <Hero {...hero} look="wide" subline={subline} />
      <Hero {...hero} look="beside" action={{ label: action, asks: "Normal Lead Forms" }} />
      {sampleSections(words, unique).map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the guide is written once and never reordered
        <SectionView key={index} section={section} supplies={supplies} />
      ))}
    </>
  );
}
