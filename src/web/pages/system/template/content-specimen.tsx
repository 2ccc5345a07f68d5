import { OWN_PATHS } from "../../../../contracts/hosts.ts";
import { Band } from "../../../../ui/base/band.tsx";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { Tag } from "../../../../ui/forms/chip.tsx";
import { HeartButton } from "../../../../ui/forms/icon-button.tsx";
import { Card } from "../../../../ui/media/card.tsx";
import type { Photo } from "../../../../ui/media/photo.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Cue } from "../../../../ui/media/promotion.tsx";
import { Rail } from "../../../../ui/media/rail.tsx";
import { Accordion } from "../../../../ui/navigation/accordion.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { Stepper } from "../../../../ui/navigation/stepper.tsx";
import { TabNav, Tabs } from "../../../../ui/navigation/tabs.tsx";
import { Bars } from "../../../../ui/text/bars.tsx";
import { Price } from "../../../../ui/text/price.tsx";
import { Prose } from "../../../../ui/text/prose.tsx";
import { Pair, type Specimen } from "./pair.tsx";

const SAMPLE_PHOTOS = {
  kitchen: photo("kitchen-sage-1", "#888868"),
  living: photo("living-walnut-2", "#e8d8c8"),
  bedroom: photo("bedroom-sage-3", "#c8b8a8"),
  majlis: photo("majlis-forest-1", "#b89878"),
};

function photo(name: string, dominant: string): Photo {
  return { url: `${OWN_PATHS.images}/${name}`, width: 1600, height: 1067, dominant };
}

const PHOTOS = Object.values(SAMPLE_PHOTOS);
const SHARES = [1, 0.32, 0.14];
const TAB_TARGETS = ["#buttons", "#where-one-is", "#prose"];
const SIZES = "(width < 600px) 100vw, (width < 1024px) 50vw, 280px";

export function ContentSpecimen() {
  return (
    <>
      <Pair
        title="Where one is"
        rule="Progress fills from the start side. Tabs are radio buttons, and need no script."
      >
        {(specimen) => <Progress {...specimen} />}
      </Pair>
      <Pair title="Numbers" rule="Low, likely, high. The number is always written as well.">
        {(specimen) => <Numbers {...specimen} />}
      </Pair>
      <Pair
        title="Cards and cues"
        rule="Photograph 3:2, title, facts, price. The title's link covers the card; the heart stays above it."
      >
        {(specimen) => <Cards {...specimen} />}
      </Pair>
      <Pair
        title="Rail"
        rule="The next card always shows. Arrows where there is a pointer; they rest at the ends."
      >
        {({ words }) => (
          <Rail label={words.crumbs[1] ?? ""} head={<p className="d25">{words.crumbs[1]}</p>} size="tile">
            {[...words.cards, ...words.cards].map((card, index) => (
              <RailTile key={card.title + String(index)} title={card.title} index={index} />
            ))}
          </Rail>
        )}
      </Pair>
      <Pair
        title="Accordion"
        rule="The browser's own details: open without a script, found by search in the page."
      >
        {({ words, unique }) => (
          <Accordion
            group={unique("faq")}
            items={words.questions.map((item, index) => ({ ...item, open: index === 0 }))}
          />
        )}
      </Pair>
      <Pair title="Prose" rule="18 to 19 px, 66 characters, a drop initial where letters stand alone.">
        {(specimen) => <Story {...specimen} />}
      </Pair>
    </>
  );
}

function Progress({ words, unique }: Specimen) {
  return (
    <div className="stack gap-5">
      <Breadcrumb
        crumbs={words.crumbs.map((name, index) => ({ name, href: index < 2 ? "#where-one-is" : undefined }))}
      />
      <Stepper steps={words.steps.map((label) => ({ label, href: "#where-one-is" }))} current={1} />
      <Tabs
        label={words.crumbs[1] ?? ""}
        tabs={words.tabs.map((label, index) => ({ label, panel: words.panels[index] }))}
      />
      <TabNav
        label={unique("nav")}
        links={words.tabs.map((label, index) => ({
          label,
          href: TAB_TARGETS[index] ?? "#where-one-is",
          current: index === 1,
        }))}
      />
      <Pagination page={5} total={12} href="/template" />
    </div>
  );
}

function Numbers({ words }: Specimen) {
  const price = (text = "") => <Price isRiyal={words.isRiyal}>{text}</Price>;
  const [low, likely, high] = words.band.map(price);
  const band = {
    low: { value: 3.9, label: low },
    likely: { value: 4.6, label: likely },
    high: { value: 5.4, label: high },
  };
  return (
    <div className="stack gap-5">
      <Band {...band} />
      <div className="guide__surface on-forest">
        <Band {...band} />
      </div>
      <Bars
        bars={words.bars.map((bar, index) => ({
          name: bar.name,
          share: SHARES[index] ?? 0,
          value: price(bar.value),
          quiet: index === 2,
        }))}
      />
    </div>
  );
}

function Cards({ words }: Specimen) {
  const { cue, story } = words;
  return (
    <div className="stack gap-5">
      <div className="columns columns--2">
        {words.cards.slice(0, 2).map((card, index) => (
          <Card
            key={card.title}
            href="#cards-and-cues"
            picture={{ photo: photoAt(index), alt: words.alts[index] ?? "", sizes: SIZES }}
            title={card.title}
            facts={card.facts}
            price={
              <>
                <Price isRiyal={words.isRiyal}>{card.price}</Price>{" "}
                <span className="soft">{words.inYourRoom}</span>
              </>
            }
            tag={index === 0 && <Tag tone="paper">{words.tags[3]}</Tag>}
            heart={<HeartButton name={card.title} saved={index === 0} />}
          />
        ))}
      </div>
      <Cue
        figure={<bdi>{cue.figure}</bdi>}
        title={cue.title}
        go={<GoLink href="#cards-and-cues">{cue.go}</GoLink>}
      >
        {cue.text}
      </Cue>
      <Cue
        tone="forest"
        kicker={story.kicker}
        title={story.title}
        picture={<Picture photo={photoAt(3)} alt={words.alts[3] ?? ""} sizes={SIZES} />}
        go={<GoLink href="#cards-and-cues">{story.go}</GoLink>}
      >
        {story.text}
      </Cue>
    </div>
  );
}

function RailTile({ title, index }: { title: string; index: number }) {
  return (
    <a className="stack gap-2" href="#rail">
      <Picture photo={photoAt(index)} alt="" sizes="200px" ratio="4:5" />
      <span className="t15 strong">{title}</span>
    </a>
  );
}

function Story({ words: { prose } }: Specimen) {
  return (
    <Prose hasInitial>
      <p>{prose.first}</p>
      <h3>{prose.title}</h3>
      <p>
        {prose.second} <a href="#prose">{prose.link}</a> <em>{prose.stress}</em>.
      </p>
      <ul>
        {prose.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <blockquote>
        {prose.quote}
        <cite>{prose.cite}</cite>
      </blockquote>
    </Prose>
  );
}

function photoAt(index: number) {
  return PHOTOS[index % PHOTOS.length] ?? SAMPLE_PHOTOS.kitchen;
}
