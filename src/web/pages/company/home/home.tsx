import { useLoaderData } from "react-router";
import { getDocument } from "../../../../contracts/calls/get-document.ts";
import { searchDocuments } from "../../../../contracts/calls/search-documents.ts";
import { HomePage } from "../../../../contracts/documents/home-page.ts";
import { cutTo, renditionUrl } from "../../../../ui/media/photo.ts";
import { readChoice } from "../../../features/estimate/read-choice.ts";
import type { PageWishes } from "../../../features/leads/drawer/page-wishes.ts";
import { nearestCentres } from "../../../features/visits/nearest-centres.ts";
import { useDocument } from "../../../frame/document-context.ts";
import type { HeaderMedia } from "../../../frame/drawer-templates.ts";
import { optional, page, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { shareCard } from "../../../frame/seo/share-card.ts";
import { AboutSection } from "./sections/about.tsx";
import { CentresSection } from "./sections/centres.tsx";
import { CostSection } from "./sections/cost.tsx";
import { HeroSection } from "./sections/hero.tsx";
import { HomesSection } from "./sections/homes.tsx";
import { LocalSection } from "./sections/local.tsx";
import { MagazineSection } from "./sections/magazine.tsx";
import { OfferingsSection } from "./sections/offerings.tsx";
import { PricedSection } from "./sections/priced.tsx";
import { PromiseSection } from "./sections/promise.tsx";
import { ProofSection } from "./sections/proof.tsx";
import { QuestionsSection } from "./sections/questions.tsx";
import { ReviewsSection } from "./sections/reviews.tsx";
import { RoomsSection } from "./sections/rooms.tsx";
import { StepsSection } from "./sections/steps.tsx";
import { TalkSection } from "./sections/talk.tsx";

export const loader = page(async ({ call, edition, url, site }) => {
  const [document, centres] = await Promise.all([
    required(call(getDocument, { contentSlug: "website_content", pageSlug: `home-${edition.region}` })),
    optional(
      call(searchDocuments, { contentSlug: "ec", filters: `countryCode.eq:${edition.isoCode}`, size: 100 }),
      { contents: [] },
    ),
  ]);
  const home = HomePage.parse(document.jsonBody);
  const choice = readChoice(url.searchParams, home.cost);
  const place = { kind: "home", region: edition.region, slug: "home" } as const;
  return {
    home,
    choice,
    centres: nearestCentres(centres.contents, choice.city.id, edition.language),
    card: shareCard(place, document.jsonBody, site.brand, home.hero.headline),
    wishes: { drawer: { headerMedia: mediaOf(home.talk.picture) } } satisfies PageWishes,
  };
});

/** What stands on top of the drawer is as wide as the drawer. */
function mediaOf({ photo, alt }: HomePage["talk"]["picture"]): HeaderMedia {
  return { url: renditionUrl(cutTo(photo, "16:9"), DRAWER_MEDIA_WIDTH, "webp"), altText: alt };
}

const DRAWER_MEDIA_WIDTH = 800;

export const meta = pageMeta<typeof loader>(({ home, card }) => ({
  title: home.title,
  description: home.description,
  image: card,
}));

export default function Home() {
  const { home, choice, centres } = useLoaderData<typeof loader>();
  const { edition } = useDocument().place;
  const { country } = edition;
  return (
    <>
      <HeroSection hero={home.hero} cost={home.cost} choice={choice} edition={edition} />
      <ProofSection proof={home.proof} sampleNote={home.sampleNote} />
      <RoomsSection rooms={home.rooms} edition={edition} />
      <CostSection cost={home.cost} choice={choice} edition={edition} />
      <OfferingsSection offerings={home.offerings} edition={edition} />
      <StepsSection steps={home.steps} cost={home.cost} choice={choice} edition={edition} />
      <PricedSection priced={home.priced} edition={edition} />
      <HomesSection homes={home.homes} sampleNote={home.sampleNote} country={country} />
      <PromiseSection promise={home.promise} />
      <ReviewsSection reviews={home.reviews} sampleNote={home.sampleNote} />
      <LocalSection local={home.local} />
      <CentresSection section={home.centres} centres={centres} edition={edition} />
      {home.magazine && (
        <MagazineSection magazine={home.magazine} sampleNote={home.sampleNote} edition={edition} />
      )}
      <QuestionsSection questions={home.questions} />
      <TalkSection talk={home.talk} phone={home.questions.phone} />
      <AboutSection about={home.about} cost={home.cost} edition={edition} />
    </>
  );
}
