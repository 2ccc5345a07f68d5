import { useLoaderData } from "react-router";
import type { HomePage } from "../../../../contracts/documents/home-page.ts";
import { pictureUrl } from "../../../../ui/media/photo.ts";
import type { PageWishes } from "../../../features/leads/drawer/page-wishes.ts";
import { nearestCentres } from "../../../features/leads/visits/nearest-centres.ts";
import { showCentres } from "../../../features/leads/visits/show-centres.ts";
import { loadNewestRail } from "../../../features/magazine/rails/load-rail.ts";
import { estimateRange } from "../../../features/prices/estimates/home-cost.ts";
import { readChoice } from "../../../features/prices/estimates/home-cost.ts";
import type { HeaderMedia } from "../../../frame/drawer-templates.ts";
import { atImageHosts } from "../../../frame/image-hosts.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { findDocuments, loadDocument } from "../../../frame/load-document.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { shareCard } from "../../../frame/seo/share-image.ts";
import type { SiteSettings } from "../../../frame/seo/site-settings.ts";
import { Centres } from "../../../sections/centres/centres.tsx";
import { BeforeAfter, Rail, Split } from "../../../sections/picture-sections.tsx";
import { Steps } from "../../../sections/progress-sections.tsx";
import { Reviews } from "../../../sections/reviews/reviews.tsx";
import { Figures, PromiseClauses, Questions } from "../../../sections/text-sections.tsx";
import { AboutSection } from "./sections/home-about.tsx";
import { CostSection } from "./sections/home-cost.tsx";
import { HeroSection } from "./sections/home-hero.tsx";
import { HomesSection } from "./sections/home-homes.tsx";
import { MagazineSection } from "./sections/home-magazine.tsx";
import { OfferingsSection } from "./sections/home-offerings.tsx";
import { PricedSection } from "./sections/home-priced.tsx";
import { TalkSection } from "./sections/home-talk.tsx";
import "./home.css";
import "./sections/hero.css";

export const loader = page(async ({ call, edition, url, site }) => {
  const [home, cities, stories] = await Promise.all([
    loadDocument("home", { call, edition }),
    findDocuments("ec", { call, edition }, { size: 100 }),
    loadNewestRail(call, edition, STORIES),
  ]);
  const choice = readChoice(url.searchParams, home.cost);
  const place = { kind: "home", region: edition.region, slug: "home" } as const;
  return {
    home,
    choice,
    stories: home.magazine ? stories : [],
    centres: nearestCentres(cities, choice.city.id, edition.language),
    card: shareCard(place, home, site.brand, home.hero.headline),
    wishes: { drawer: { headerMedia: mediaOf(home.talk.picture, site) } } satisfies PageWishes,
  };
});

/** One that is shown large, and three beside it. */
const STORIES = 4;

/** What stands on top of the drawer is as wide as the drawer. */
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
  const total = estimateRange(choice.home, "premium", choice.city, home.cost.model)?.likely ?? 0;
  return (
    <>
      <HeroSection hero={home.hero} cost={home.cost} choice={choice} />
      <Figures {...home.proof} sampleNote={sampleNote} />
      <Rail id="rooms" {...home.rooms} />
      <CostSection cost={home.cost} choice={choice} edition={edition} />
      <OfferingsSection offerings={home.offerings} />
      <Steps id="steps" isFlush {...home.steps} money={{ total, ...home.steps.money }} />
      <PricedSection priced={home.priced} />
      {home.handover && <BeforeAfter id="handover" {...home.handover} sampleNote={sampleNote} />}
      <HomesSection homes={home.homes} sampleNote={sampleNote} country={edition.country} />
      <PromiseClauses id="promise" {...home.promise} />
      <Reviews id="reviews" {...home.reviews} sampleNote={sampleNote} />
      <Split id="local" isFlush {...home.local} />
      <Centres id="centres" {...home.centres} centres={showCentres(centres, edition)} />
      {home.magazine && <MagazineSection magazine={home.magazine} stories={stories} />}
      <Questions {...home.questions} isFlush={stories.length > 0} opensFirst />
      <TalkSection talk={home.talk} phone={home.questions.phone} />
      <AboutSection about={home.about} cities={home.cost.cities} />
    </>
  );
}
