import type { Caller } from "../../../../contracts/create-caller.ts";
import type { ContactChannel, ContactPage } from "../../../../contracts/documents/centres/contact-page.ts";
import { COUNTRIES } from "../../../../editions/countries.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { useDocument } from "../../../frame/document-context.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { findDocument, findDocuments, loadDocument } from "../../../frame/load-document.ts";
import { Section } from "../../../sections/parts/section.tsx";
import { HeroHead } from "../../../sections/picture-sections.tsx";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { SectionList } from "../../../sections/section-list.tsx";
import { LeadBand } from "../../leads/drawer/inline-lead-form.tsx";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { LeadForm } from "../../leads/forms/lead-form.tsx";
import { visitOffer } from "../../leads/visits/visit-offer.ts";
import CentreFinder from "../../places/centres/centre-finder.island.tsx";
import { showFinder } from "../../places/centres/finder-centre.ts";
import { readChoice } from "../../places/centres/finder-choice.ts";
import { CountryMap } from "../../places/cities/country-map.tsx";
import "./contact.css";

const VISIT_TITLE = "visit-title";
const NO_CENTRES = { near: [], elsewhere: [] };

export function ContactView({ document, finder, chosen, offer, path }: LoadedContact) {
  const { t } = useText();
  const { edition } = usePage();
  const { mapStyle } = useDocument().site;
  const { purposes, reach, centres, visit } = document;
  const sections = (list: typeof document.before) => (
    <SectionList
      sections={list}
      centres={NO_CENTRES}
      leadBand={({ title, text }) => <LeadBand title={title} text={text} />}
      moneyView={() => null}
    />
  );
  return (
    <>
      <div className="wrap pad-above-4">
        <Breadcrumb
          crumbs={[{ name: t("layout.home"), href: `/${edition.region}` }, { name: document.crumb }]}
        />
      </div>
      <div className="contact-head">
        <HeroHead headline={document.headline} lede={document.lede} />
      </div>
      {purposes && reach && (
        <Section id="purposes" className="split split--7-5" isFlush>
          <Purposes {...purposes} />
          <Reach {...reach} />
        </Section>
      )}
      {sections(document.before)}
      {finder.centres.length > 0 && (
        <Section id="centres" tone="sand" className="split split--8-4 contact-centres">
          <div>
            <h2 className="d42">{centres.title}</h2>
            <p className="soft measure contact-lede">{centres.lede}</p>
          </div>
          <div className="stack contact-centres__beside">
            {centres.picture && (
              <Picture {...centres.picture} ratio="3:2" sizes="(width < 1024px) 92vw, 400px" />
            )}
            <CountryMap
              cities={placesOf(finder, chosen.city)}
              label={t("centres.mapLabel", { count: finder.centres.length })}
            />
          </div>
          <CentreFinder finder={finder} chosen={chosen} path={path} mapStyle={mapStyle} />
        </Section>
      )}
      {offer.centres.length > 0 && (
        <Section id="visit" className="split split--5-7" labelledBy={VISIT_TITLE}>
          <div className="stack">
            <h2 className="d42" id={VISIT_TITLE}>
              {visit.title}
            </h2>
            <p className="soft">{visit.lede}</p>
            <ul className="stack gap-2 contact-points">
              {visit.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <LeadForm surface="visit" title={visit.title} visit={offer} labelledBy={VISIT_TITLE} />
        </Section>
      )}
      {sections(document.after)}
    </>
  );
}

/** The centres of the only or the chosen city, or else the cities that have centres. */
function placesOf({ cities, centres }: LoadedContact["finder"], chosen: string) {
  const only = cities.length === 1 ? cities[0]?.slug : chosen;
  const inCity = centres.filter(({ citySlug }) => citySlug === only);
  if (inCity.length > 0) return inCity;
  return cities.flatMap(({ slug, name }) => {
    const own = centres.filter(({ citySlug }) => citySlug === slug);
    const [first] = own;
    return first ? [{ name, lat: first.lat, lng: first.lng, weight: own.length }] : [];
  });
}

type ReachProps = NonNullable<ContactPage["reach"]>;

function Reach({ title, lines, address, note }: ReachProps) {
  return (
    <div className="reach">
      <h2 className="d25">{title}</h2>
      <dl className="stack reach__lines">
        {lines.map(({ label, channel, note: about }) => (
          <div key={label}>
            <dt className="t13 soft">{label}</dt>
            <dd>
              <ChannelLink channel={channel} look="link" />
              {about && <p className="t13 soft">{about}</p>}
            </dd>
          </div>
        ))}
        <div>
          <dt className="t13 soft">{address.label}</dt>
          <dd>
            <address>
              {address.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
      </dl>
      <p className="t13 soft">{note}</p>
    </div>
  );
}

type PurposesProps = NonNullable<ContactPage["purposes"]>;

function Purposes({ title, lede, answers, items }: PurposesProps) {
  return (
    <div>
      <h2 className="d42">{title}</h2>
      <p className="soft contact-lede">{lede}</p>
      <div className="rule-end purposes">
        {items.map(({ id, name, text, answer, channels }, index) => (
          <details key={id} id={id} className="rule purpose" name="purpose" open={index === 0}>
            <summary className="line gap-3 apart strong purpose__name">
              <span>{name}</span>
              <Icon name="down" size="small" />
            </summary>
            <div className="purpose__in stack">
              <p className="soft">{text}</p>
              <p className="line purpose__answer t15">
                <Icon name="clock" size="small" />
                <span>
                  <b>{answers}</b> {answer}
                </span>
              </p>
              <div className="row">
                {channels.map((channel, index) => (
                  <ChannelLink key={channel.label} channel={channel} look={index === 0 ? "button" : "link"} />
                ))}
              </div>
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}

/** Links to one contact channel. Renders nothing if its page does not exist or the chat is turned off. */
function ChannelLink({ channel, look }: { channel: ContactChannel; look: "button" | "link" }) {
  const href = useChannel(channel);
  const { label } = channel;
  if ("asks" in channel)
    return (
      <LeadLink look={look === "button" ? "line" : "quiet"} size="small" ctaType={channel.asks}>
        {label}
      </LeadLink>
    );
  if (!href) return null;
  const words = /^[+\d]/.test(label) || label.includes("@") ? <bdi dir="ltr">{label}</bdi> : label;
  if (look === "button")
    return (
      <ButtonLink look="line" size="small" href={href}>
        {words}
      </ButtonLink>
    );
  return (
    <a className="link tap" href={href} {...(href.startsWith("https:") && { rel: "noopener" })}>
      {words}
    </a>
  );
}

function useChannel(channel: ContactChannel): string | undefined {
  const { edition } = usePage();
  const { whatsappNumbers } = useDocument().site;
  if ("page" in channel) return linkTo(edition, channel.page, channel.params);
  if ("email" in channel) return `mailto:${channel.email}`;
  if ("phone" in channel) return channel.phone;
  if ("anchor" in channel) return `#${channel.anchor}`;
  if ("asks" in channel) return undefined;
  const number = whatsappNumbers?.[edition.country] ?? COUNTRIES[edition.country].sampleWhatsappNumber;
  return number === "off" ? undefined : `https://wa.me/${number.replace("+", "")}`;
}

type LoadedContact = Awaited<ReturnType<typeof loadContact>>;

/** Our own texts are always available; the centres may come from an upstream and may be missing. */
export async function loadContact(
  { call, edition, url }: { call: Caller; edition: Edition; url: URL },
  slug: "contact-us" | "visit-us",
) {
  const asking = { call, edition };
  const [document, cities, calendar] = await Promise.all([
    loadDocument("contact-pages", asking, slug),
    findDocuments("ec", asking, { size: 100 }),
    findDocument("work-calendars", asking),
  ]);
  const holidays = calendar?.holidays ?? [];
  const finder = showFinder(cities, holidays, edition);
  return {
    document,
    finder,
    chosen: readChoice(url.searchParams, finder.cities),
    offer: visitOffer(cities, holidays, edition),
    path: url.pathname,
  };
}

export function contactMeta({ title, description, crumb, before, after }: ContactPage) {
  const questions = [...before, ...after].flatMap((section) =>
    section.kind === "questions" ? section.items : [],
  );
  return { title, description, crumb, jsonLd: questions.length > 0 ? [questionsJsonLd(questions)] : [] };
}
