import { useLoaderData } from "react-router";
import type { HomePage } from "../../../../contracts/documents/home-page.ts";
import type { Country } from "../../../../editions/regions.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { pictureUrl } from "../../../../ui/media/photo.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Rail as Track } from "../../../../ui/media/rail.tsx";
import { PhoneFold } from "../../../../ui/navigation/phone-fold.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import type { PageOptions } from "../../../features/leads/drawer/page-options.ts";
import { useLeadFacts } from "../../../features/leads/forms/use-lead-facts.ts";
import MultiStepFormIsland from "../../../features/leads/steps/multi-step-form.island.tsx";
import { nearestCentres, showCentres } from "../../../features/leads/visits/nearest-centres.ts";
import { loadNewestRail } from "../../../features/magazine/rails/load-rail.ts";
import type { Story } from "../../../features/magazine/stories/story.ts";
import { StoryCard } from "../../../features/magazine/stories/story-card.tsx";
import { readChoice } from "../../../features/prices/estimates/home-estimate.ts";
import type { HeaderMedia } from "../../../frame/drawer-templates.ts";
import { atImageHosts } from "../../../frame/image-hosts.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { findDocuments, loadDocument } from "../../../frame/load-document.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { shareCard } from "../../../frame/seo/share-image.ts";
import type { SiteSettings } from "../../../frame/seo/site-settings.ts";
import { Centres } from "../../../sections/centres/centres.tsx";
import { Filled } from "../../../sections/parts/filled.tsx";
import { Section } from "../../../sections/parts/section.tsx";
import { MaybeLink, SectionGo, targetOf } from "../../../sections/parts/section-link.tsx";
import { Mosaic, Rail } from "../../../sections/picture-sections.tsx";
import { Reviews } from "../../../sections/reviews/reviews.tsx";
import { Figures, Questions } from "../../../sections/text-sections.tsx";
import { CostSection } from "./sections/home-cost.tsx";
import { HeroSection } from "./sections/home-hero.tsx";
import { PricedSection } from "./sections/home-priced.tsx";
import "./home.css";
import "./sections/hero.css";

export const loader = page(async ({ call, edition, url, site }) => {
  const [home, cities, stories] = await Promise.all([
    loadDocument("home", { call, edition }),
    findDocuments("ec", { call, edition }, { size: 100 }),
    loadNewestRail(call, edition, STORIES),
  ]);
  const choice = readChoice(url.searchParams, home.cost);
  const subject = { kind: "home", region: edition.region, slug: "home" } as const;
  return {
    home,
    choice,
    stories: home.magazine ? stories : [],
    centres: nearestCentres(cities, choice.city.id, edition.language),
    card: shareCard(subject, home, site.brand, home.hero.headline),
    pageOptions: { drawer: { headerMedia: mediaOf(home.talk.picture, site) } } satisfies PageOptions,
  };
});

const STORIES = 4;

/** The media at the top of the drawer is as wide as the drawer. */
function mediaOf({ photo, alt }: HomePage["talk"]["picture"], site: SiteSettings): HeaderMedia {
  return { url: pictureUrl(photo, DRAWER_MEDIA, atImageHosts(site.imageHosts)), altText: alt };
}

const DRAWER_MEDIA = { ratio: "16:9", width: 800, format: "webp" } as const;

export const meta = pageMeta<typeof loader>(({ home, card }) => ({
  title: home.title,
  description: home.description,
  image: card,
}));

export default function Home() {
  const { home, choice, stories, centres } = useLoaderData<typeof loader>();
  const { edition } = usePage();
  const { sampleNote } = home;
  return (
    <>
      <HeroSection hero={home.hero} cost={home.cost} choice={choice} />
      <Figures {...home.proof} sampleNote={sampleNote} />
      <Rail id="rooms" {...home.rooms} />
      <CostSection cost={home.cost} choice={choice} edition={edition} />
      <OfferingsSection offerings={home.offerings} more={home.steps.more} />
      <PricedSection priced={home.priced} />
      <HomesSection homes={home.homes} sampleNote={sampleNote} country={edition.country} />
      <Reviews id="reviews" {...home.reviews} sampleNote={sampleNote} />
      <Centres id="centres" {...home.centres} centres={showCentres(centres, edition)} />
      {home.magazine && <MagazineSection magazine={home.magazine} stories={stories} />}
      <Questions {...home.questions} isFlush={stories.length > 0} />
      <TalkSection talk={home.talk} phone={home.questions.phone} />
    </>
  );
}

interface OfferingsProps extends Pick<HomePage, "offerings"> {
  more: HomePage["steps"]["more"];
}

/** An index of our offerings. On a wide screen the photograph beside it belongs to the hovered line. */
function OfferingsSection({ offerings, more }: OfferingsProps) {
  const { edition } = usePage();
  return (
    <Section id="offerings" title={offerings.title} lede={offerings.lede}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone a row of offerings is scrolled by key too */}
      <ul className="columns--swipe offers" aria-label={offerings.title} tabIndex={0}>
        {offerings.items.map((item) => (
          <li key={item.name} className="rule pad-block-4 offer">
            <MaybeLink
              className="stack gap-1 offer__text"
              href={item.link && targetOf(edition, item.link)?.href}
            >
              <h3 className="d32">{item.name}</h3>
              <p className="soft measure">{item.text}</p>
              <Facts
                items={[
                  item.from !== undefined && (
                    <Filled
                      key="from"
                      text={offerings.from}
                      parts={{ price: <Money amount={item.from} country={edition.country} /> }}
                    />
                  ),
                  item.weeks,
                ].filter((fact) => fact !== false)}
              />
            </MaybeLink>
            <div className="offer__photo">
              <Picture {...item.picture} sizes="(width < 600px) 70vw, (width < 1024px) 50vw, 1040px" />
            </div>
          </li>
        ))}
      </ul>
      <p className="above-4">
        <SectionGo link={more} />
      </p>
    </Section>
  );
}

interface HomesProps {
  homes: HomePage["homes"];
  sampleNote: string;
  country: Country;
}

function HomesSection({ homes: { items, ...homes }, sampleNote, country }: HomesProps) {
  return (
    <Mosaic
      id="homes"
      {...homes}
      sampleNote={sampleNote}
      items={items.map(({ title, picture, facts, price, weeks, designer }) => ({
        title,
        picture,
        facts: [
          ...facts,
          <Money key="price" amount={price} country={country} strong={false} />,
          weeks,
          ...(designer ? [designer] : []),
        ],
      }))}
    />
  );
}

interface MagazineSectionProps {
  magazine: NonNullable<HomePage["magazine"]>;
  stories: readonly Story[];
}

function MagazineSection({ magazine, stories }: MagazineSectionProps) {
  if (stories.length === 0) return null;
  return (
    <section className="rail-section" id="magazine">
      <Track
        label={magazine.title}
        size="card"
        bleed
        head={
          <div className="stack gap-1">
            <h2 className="d42">{magazine.title}</h2>
            <SectionGo link={{ label: magazine.more, page: "magazine" }} />
          </div>
        }
      >
        {stories.map((story) => (
          <StoryCard key={story.slug} story={story} sizes="(width < 600px) 78vw, 320px" />
        ))}
      </Track>
    </section>
  );
}

const TITLE_ID = "talk-title";

function TalkSection({ talk, phone }: { talk: HomePage["talk"]; phone: HomePage["questions"]["phone"] }) {
  return (
    <section className="sec rule talk" id="talk" aria-labelledby={TITLE_ID}>
      <div className="wrap split talk__in">
        <div className="stack">
          <h2 className="d42" id={TITLE_ID}>
            {talk.title}
          </h2>
          <p className="t20 soft measure">{talk.lede}</p>
        </div>
        <div className="talk__form on-sand">
          <MultiStepForm />
        </div>
        <div className="stack gap-5">
          <PhoneFold
            className="talk__bring"
            label={talk.bringTitle}
            heading={<h3 className="strong phone-fold__heading">{talk.bringTitle}</h3>}
          >
            <ol className="stack pad-block-4">
              {talk.bring.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ol>
          </PhoneFold>
          <div className="row talk__act">
            <ButtonLink look="line" href={phone.href} icon="phone">
              {talk.call} <bdi dir="ltr">{phone.label}</bdi>
            </ButtonLink>
            <ButtonLink look="quiet" href="#centres">
              {talk.visit}
            </ButtonLink>
          </div>
          <p className="row t15 soft talk__hours">
            <Icon name="clock" size="small" />
            {talk.hours}
          </p>
        </div>
      </div>
    </section>
  );
}

function MultiStepForm() {
  return <MultiStepFormIsland facts={useLeadFacts()} />;
}
