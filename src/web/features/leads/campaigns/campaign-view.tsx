import { ASKING_SECTIONS, type Campaign } from "../../../../contracts/documents/campaign.ts";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import type { SectionOf } from "../../../../contracts/documents/sections/content-section.ts";
import { todayIn } from "../../../../editions/country-time.ts";
import { dateWords } from "../../../../editions/day-words.ts";
import { ButtonLink, GoLink } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import type { PageName } from "../../../../urls/url-table.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { type PageServices, pageNotFound } from "../../../frame/page.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { targetOf } from "../../../sections/parts/section-link.tsx";
import { Hero } from "../../../sections/picture-sections.tsx";
import { questionsIn } from "../../../sections/questions/questions-json-ld.ts";
import { contentListMeta, loadContentList } from "../../company/supplied-sections/list-section.tsx";
import {
  loadSupplies,
  PageSteps,
  SuppliedSections,
} from "../../company/supplied-sections/supplied-sections.tsx";
import { findDesigns } from "../../design-ideas/designs/list-designs.ts";
import { SimilarDesigns } from "../../design-ideas/designs/similar-designs.tsx";
import { loadRates } from "../../design-ideas/my-room/load-rates.ts";
import type { PageOptions } from "../drawer/page-options.ts";
import { LeadForm } from "../forms/lead-form.tsx";
import { GUIDE, GUIDE_CTA } from "../guide/guide.ts";
import { heroOf, nextChange, phaseOf } from "./load-campaigns.ts";
import "./campaigns.css";

export function CampaignView({ document, isOver, sections, designs, supplies, list }: LoadedCampaign) {
  const { t } = useText();
  const { crumb, hasMenus, over, sampleNote } = document;
  const hero = heroOf(document);
  // The path segments above an advertisement's page are not its parent pages.
  const hasWay = hasMenus && document.page !== "lp";
  return (
    <>
      {crumb && hasWay && <PageSteps path={supplies.path} current={crumb} pages={namesAbove(t)} />}
      {isOver && over ? (
        <CampaignOver over={over} endsOn={document.endsOn} />
      ) : (
        hero && <CampaignHead campaign={document} hero={hero} />
      )}
      {designs && <SimilarDesigns {...designs} />}
      <SuppliedSections sections={sections} sampleNote={sampleNote} supplies={supplies} list={list} />
    </>
  );
}

export function campaignMeta(
  { document, isOver, list }: LoadedCampaign,
  context: MetaContext,
): PageDescription {
  const { title, description, crumb, sections } = document;
  const listed = list && contentListMeta(list, { title, description }, context);
  return {
    title,
    description,
    ...(crumb && { crumb }),
    crumbNames: namesAbove(context.t),
    ...listed,
    // Search engines should not list an offer that has ended.
    index: !isOver && listed?.index !== false,
    jsonLd: [...questionsIn(sections), ...(listed?.jsonLd ?? [])],
  };
}

function namesAbove(t: Text["t"]): Partial<Record<PageName, string>> {
  return { "campaign-page": t("campaign.all"), "sg-interiors": t("campaign.interiors") };
}

function CampaignHead({ campaign, hero }: { campaign: Campaign; hero: SectionOf<"hero"> }) {
  const { t } = useText();
  const { language } = usePage().edition;
  const { form, endsOn, crumb, title } = campaign;
  // Shows the date and no countdown, so that the cached page stays correct.
  const until = endsOn && t("campaign.until", { date: dateWords(endsOn, language) });
  const kicker = [hero.kicker, until].filter(Boolean).join(" · ") || undefined;
  if (!form) return <Hero {...hero} kicker={kicker} />;
  return (
    <section className="campaign-head">
      <div className="wrap split split--7-5 campaign-head__in">
        <div className="stack gap-4 campaign-head__words">
          {kicker && <p className="kicker">{kicker}</p>}
          <h1 className="d56">{hero.headline}</h1>
          <p className="t20 soft measure">{hero.lede}</p>
        </div>
        <CampaignForm form={form} about={crumb ?? title} />
        <div>
          <Picture {...hero.picture} priority sizes="(width < 1024px) 92vw, 740px" />
        </div>
      </div>
    </section>
  );
}

interface CampaignOverProps extends Pick<Campaign, "endsOn"> {
  over: NonNullable<Campaign["over"]>;
}

/** Shows that a campaign has ended and what replaces it. The original content is below. */
function CampaignOver({ endsOn, over }: CampaignOverProps) {
  const { t } = useText();
  const { edition } = usePage();
  return (
    <>
      <section className="campaign-over on-sand">
        <div className="wrap stack gap-4">
          {endsOn && (
            <p className="kicker">{t("campaign.ended", { date: dateWords(endsOn, edition.language) })}</p>
          )}
          <h1 className="d56">{over.title}</h1>
          <p className="t20 soft measure">{over.text}</p>
          <ul className="campaign-over__ways row">
            {over.links.map((link) => {
              const target = targetOf(edition, link);
              return (
                target && (
                  <li key={link.label}>
                    <GoLink {...target}>{link.label}</GoLink>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      </section>
      <p className="wrap pad-above-6 t15 soft">{t("campaign.was")}</p>
    </>
  );
}

type Form = NonNullable<Campaign["form"]>;

const TITLE_ID = "campaign-form-title";

function CampaignForm({ form, about }: { form: Form; about: string }) {
  const carried = { about };
  const lead = { labelledBy: TITLE_ID, carried } as const;
  return (
    <div className="rounded pad-fluid campaign-form on-sand stack gap-5">
      <div className="stack gap-2">
        <h2 className="d32" id={form.kind === "contact" ? undefined : TITLE_ID}>
          {form.title}
        </h2>
        {form.text && <p className="soft">{form.text}</p>}
      </div>
      {form.kind === "lead" && <LeadForm surface="campaign" title={form.title} {...lead} />}
      {form.kind === "guide" && (
        <>
          <GuideFacts />
          <LeadForm surface="guide" ctaType={GUIDE_CTA} {...lead} />
        </>
      )}
      {form.kind === "contact" && (
        <>
          <Contact phone={form.phone} hours={form.hours} />
          <h3 className="d20 ruled" id={TITLE_ID}>
            {form.formTitle}
          </h3>
          <LeadForm surface="campaign" title={form.formTitle} look="line" {...lead} />
        </>
      )}
    </div>
  );
}

function GuideFacts() {
  const { t } = useText();
  return (
    <p>
      <b lang="en">{GUIDE.title}</b>
      <br />
      <span className="t15 soft">{t("guide.facts", { pages: GUIDE.pages })}</span>
    </p>
  );
}

function Contact({ phone, hours }: Pick<Extract<Form, { kind: "contact" }>, "phone" | "hours">) {
  return (
    <div className="stack gap-2">
      <ButtonLink wide href={phone.href} icon="phone">
        <bdi dir="ltr">{phone.label}</bdi>
      </ButtonLink>
      <p className="line t15 soft">
        <Icon name="clock" size="small" />
        {hours}
      </p>
    </div>
  );
}

type CampaignContext = Pick<PageServices, "call" | "requestContext" | "changesAt">;

/**
 * Loads a campaign for the current day. Throws not found before its first day and if the document belongs to another
 * page.
 */
export async function loadCampaign(
  document: Campaign | undefined,
  { call, requestContext, changesAt }: CampaignContext,
) {
  const { edition, url, page } = requestContext;
  const today = todayIn(edition.country);
  if (document?.page !== page.name || phaseOf(document, today) === "before") throw pageNotFound();
  const change = nextChange([document], today, edition.country);
  if (change) changesAt(change);
  const isOver = phaseOf(document, today) === "over";
  const sections = document.sections.filter(({ kind }) => kind !== "hero" && !(isOver && asks(kind)));
  const asking = { call, edition };
  const [supplies, designs, list] = await Promise.all([
    loadSupplies(sections, { ...asking, url }),
    loadCampaignDesigns(document.designs, asking),
    loadContentList(sections, { ...asking, url }),
  ]);
  if (list?.listing.isBeyond) throw pageNotFound();
  return {
    document,
    isOver,
    sections,
    supplies,
    designs,
    list,
    pageOptions: pageOptionsOf(document, isOver),
  };
}

type LoadedCampaign = Awaited<ReturnType<typeof loadCampaign>>;

function asks(kind: string): boolean {
  return ASKING_SECTIONS.includes(kind);
}

/** A campaign that has ended shows the menus and requests no contact details. */
function pageOptionsOf({ slug, hasMenus }: Campaign, isOver: boolean): PageOptions {
  if (isOver) return { asksNothing: true };
  return { hasMenus, ctaQuery: { utm_campaign: slug } };
}

const SHOWN = 6;

async function loadCampaignDesigns(wanted: Campaign["designs"], { call, edition }: CallContext) {
  if (!wanted) return undefined;
  const { title, ...traits } = wanted;
  const filters = Object.entries(traits).map(([field, value]) => ({
    field,
    op: "in" as const,
    values: [value],
  }));
  const [designs, rates] = await Promise.all([
    findDesigns(call, edition, { filters, size: SHOWN }),
    loadRates(call, edition),
  ]);
  return { title, designs, rates };
}
