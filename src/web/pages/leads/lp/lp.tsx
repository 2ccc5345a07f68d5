import { useLoaderData } from "react-router";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import { formatAmount, hasDrawnSign } from "../../../../editions/money.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { useImageHosts } from "../../../../ui/media/image-host-context.ts";
import { type ShownPicture, stampUrl } from "../../../../ui/media/photo.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { Price } from "../../../../ui/text/price.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { designFacts } from "../../../features/design-ideas/designs/design-card.tsx";
import { designPath } from "../../../features/design-ideas/designs/design-path.ts";
import { listedDesign } from "../../../features/design-ideas/designs/find/listed-design.ts";
import {
  type DesignContext,
  findWholeDesign,
  isAddress,
} from "../../../features/design-ideas/designs/find-design.ts";
import { loadSimilar } from "../../../features/design-ideas/designs/load-similar-designs.ts";
import { SimilarDesigns } from "../../../features/design-ideas/designs/similar-designs.tsx";
import { priceAsDrawn } from "../../../features/design-ideas/designs/view/design-price.tsx";
import { loadRates } from "../../../features/design-ideas/my-room/load-rates.ts";
import { listSmartPhotos } from "../../../features/design-ideas/smart-photo/load/list-smart-photos.ts";
import {
  CampaignView,
  campaignMeta,
  loadCampaign,
} from "../../../features/leads/campaigns/campaign-view.tsx";
import { campaignSlug } from "../../../features/leads/campaigns/load-campaigns.ts";
import { LeadForm } from "../../../features/leads/forms/lead-form.tsx";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { findDocument } from "../../../frame/load-document.ts";
import { page, pageNotFound } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import "../../../features/leads/campaigns/campaigns.css";

/** Shows the campaign with this slug, or else the design with it. */
export const loader = page(async (services) => {
  const { requestContext, params } = services;
  const { designSlug: slug = "" } = params;
  if (!isAddress({ slug })) throw pageNotFound();
  const written = await findDocument(
    "campaigns",
    services,
    campaignSlug(requestContext.page.name, params) ?? "",
  );
  if (written) return { kind: "campaign" as const, ...(await loadCampaign(written, services)) };
  return { kind: "design" as const, ...(await loadLanding(services, slug)) };
});

export const meta = pageMeta<typeof loader>((loaded, context) => {
  if (loaded.kind === "campaign") return campaignMeta(loaded, context);
  const { title, text, path } = loaded.landing;
  const named = context.t("landing.title", { title });
  return { title: named, description: text || named, canonical: path };
});

export default function LandingPage() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.kind === "campaign" ? <CampaignView {...loaded} /> : <LandingView {...loaded} />;
}

const TITLE_ID = "landing-form-title";

function LandingView({ landing, similar, rates }: LoadedLanding) {
  const { t } = useText();
  const { edition } = usePage();
  const atHost = useImageHosts();
  const { title, text, picture, price, listed, roomSize, path } = landing;
  const facts = listed ? designFacts(listed, edition.country, t) : [roomSize].filter(Boolean);
  return (
    <>
      <section className="campaign-head">
        <div className="wrap split split--7-5 campaign-head__in">
          <div className="stack gap-4 stack--start campaign-head__words">
            <h1 className="d56">{title}</h1>
            {facts.length > 0 && <Facts items={facts} />}
            {price && (
              <p className="d32">
                <Price isRiyal={hasDrawnSign(edition.country)}>{price}</Price>
              </p>
            )}
            {text && <p className="t20 soft measure">{text}</p>}
            <GoLink href={path}>{t("landing.open")}</GoLink>
          </div>
          <div>
            <Picture {...picture} priority sizes="(width < 1024px) 92vw, 740px" />
          </div>
          <div className="rounded pad-fluid campaign-form on-sand stack gap-5">
            <div className="stack gap-2">
              <h2 className="d32" id={TITLE_ID}>
                {t("landing.form")}
              </h2>
              <p className="soft">{t("landing.formText")}</p>
            </div>
            <LeadForm
              surface="campaign"
              ctaType="Design Idea Tag"
              title={t("landing.form")}
              button={t("landing.button")}
              labelledBy={TITLE_ID}
              about={{ title, price, image: stampUrl(picture.photo, atHost) }}
            />
          </div>
        </div>
      </section>
      <SimilarDesigns designs={similar} rates={rates} />
    </>
  );
}

interface LandingDesign {
  title: string;
  text: string;
  picture: ShownPicture;
  price: string | undefined;
  /** The entry in the lists, if they contain it. */
  listed: DesignIdeaAnswer | undefined;
  roomSize: string;
  path: string;
}

/** A design of the gallery, or a photograph with a price on every piece; throws not found if neither has the slug. */
async function loadLanding(context: DesignContext, slug: string) {
  const { call, edition } = context;
  const rates = await loadRates(call, edition);
  const design = await findWholeDesign(context, { slug });
  if (design?.redirectedTo) throw followOn(context, design.redirectedTo);
  if (!design) {
    const landing = await findPhoto(context, slug);
    return { landing, similar: await loadSimilar(call, edition, landing.comparable), rates };
  }
  const landing: LandingDesign = {
    title: design.title,
    text: design.description,
    picture: design.picture,
    price: priceAsDrawn({ design, rates, edition }),
    listed: listedDesign(design, edition),
    roomSize: design.roomSize,
    path: designPath(edition, design),
  };
  return { landing, similar: await loadSimilar(call, edition, design), rates };
}

type LoadedLanding = Awaited<ReturnType<typeof loadLanding>>;

async function findPhoto({ call, edition }: DesignContext, slug: string) {
  const [photo] = await listSmartPhotos(call, edition, { slugs: [slug], size: 1 });
  if (!photo) throw pageNotFound();
  const { title, picture, totalPrice, roomSize, roomType, href } = photo;
  const landing: LandingDesign = {
    title,
    text: "",
    picture,
    price: formatAmount(totalPrice, edition.country),
    listed: undefined,
    roomSize,
    path: href,
  };
  return { ...landing, comparable: { slug, contentType: "smart-photo", roomType, tags: [], colours: [] } };
}

function followOn({ edition }: DesignContext, slug: string) {
  const path = linkTo(edition, "lp", { designSlug: slug });
  return path ? redirectTo(path, 301) : pageNotFound();
}
