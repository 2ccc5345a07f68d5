import { LOOKS_CONFIG, type LookItem } from "../../../../../contracts/calls/looks-calls.ts";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { useImageHosts } from "../../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../../ui/media/photo.ts";
import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { pageHref } from "../../../../../ui/navigation/page-window.ts";
import { TabNav } from "../../../../../ui/navigation/tabs.tsx";
import { EmptyState, ErrorState } from "../../../../../ui/overlay/empty-state.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { LeadBand } from "../../../leads/drawer/inline-lead-form.tsx";
import { LeadLink } from "../../../leads/drawer/lead-link.tsx";
import { countApplied } from "../../../lists/filters/state/filter-state.ts";
import { ListPage } from "../../../lists/gallery/list-page.tsx";
import { LookCard } from "../look-card.tsx";
import { coverOf } from "../look-cover.ts";
import { lookPath, looksPath } from "../look-path.ts";
import type { LoadedLooks } from "./load-looks.ts";
import "../look-idea.css";
import "./looks-gallery.css";

export function LooksView(loaded: LoadedLooks) {
  const { t } = useText();
  const { edition, state } = usePage();
  const { category, list, seo, hasFailed } = loaded;
  const { page, total } = list;
  state.setState("looks", { category, page, total });
  return (
    <>
      <LooksHead {...loaded} />
      <ListPage
        className="looks"
        kind="looks"
        list={list}
        noun={hasFailed ? undefined : "looks"}
        heading={seo.heading || t("looks.title")}
        bar={
          list.entries.some((entry) => entry.kind === "item" && entry.item.plan) && (
            <p className="t15 soft">{t("looks.planScale")}</p>
          )
        }
        empty={<NoLooks {...loaded} />}
        endPicture={(look) =>
          look.rooms?.find(({ picture }) => picture.photo.url !== coverOf(look).photo.url)?.picture
        }
        card={(look, { priority }) => (
          <div key={look.slug} id={`look-${look.slug}`} className="looks__entry stack gap-2">
            <LookCard
              look={look}
              listHref={`${pageHref(list.href, page)}#look-${look.slug}`}
              priority={priority}
            />
            {!lookPath(edition, look) && <LookIdea look={look} />}
          </div>
        )}
      />
      <LeadBand />
    </>
  );
}

function LooksHead({ seo, name, tabs, category }: LoadedLooks) {
  const { t } = useText();
  const { edition } = usePage();
  const isAll = category === LOOKS_CONFIG.defaultCategory;
  const all = looksPath(edition, LOOKS_CONFIG.defaultCategory);
  const heading = seo.heading || t("looks.title");
  return (
    <div className="wrap looks-head stack gap-5">
      <Breadcrumb
        crumbs={[
          { name: t("layout.home"), href: `/${edition.region}` },
          ...(isAll
            ? [{ name: t("looks.crumb") }]
            : [{ name: t("looks.crumb"), href: all }, { name: name || heading }]),
        ]}
      />
      <div className="looks-head__words split split--7-5">
        <h1 className="d56">{heading}</h1>
        {seo.intro && <p className="t20 soft looks-head__intro">{seo.intro}</p>}
      </div>
      {tabs.length > 1 && (
        <TabNav
          label={t("looks.kinds")}
          links={tabs.map(({ slug, title }) => ({
            label: title,
            href: looksPath(edition, slug),
            current: slug === category,
          }))}
        />
      )}
    </div>
  );
}

/** Explains whether no look matches or the request failed, with links to continue. */
function NoLooks({ hasFailed, list, category }: LoadedLooks) {
  const { t } = useText();
  const { edition } = usePage();
  const whole = (
    <ButtonLink look="quiet" href={looksPath(edition, category)}>
      {t("looks.allHere")}
    </ButtonLink>
  );
  if (hasFailed)
    return (
      <ErrorState
        title={t("looks.failedTitle")}
        exits={
          <>
            <ButtonLink href={list.href}>{t("gallery.retry")}</ButtonLink>
            {whole}
          </>
        }
      >
        {t("looks.failedText")}
      </ErrorState>
    );
  const isNarrowed = countApplied(list.state) > 0;
  return (
    <EmptyState
      title={t(isNarrowed ? "looks.noneTitle" : "looks.emptyTitle")}
      exits={
        <>
          <LeadLink look="line" ctaType="Normal Lead Forms" formTitle={t("looks.ask")}>
            {t("looks.ask")}
          </LeadLink>
          {isNarrowed && whole}
        </>
      }
    >
      {t(isNarrowed ? "looks.noneText" : "looks.emptyText")}
    </EmptyState>
  );
}

function LookIdea({ look }: { look: LookItem }) {
  const { t } = useText();
  const atHost = useImageHosts();
  const { title, concept, rooms = [] } = look;
  if (!concept) return null;
  return (
    <details className="look-idea">
      <summary className="look-idea__open t13 strong">
        {t("looks.idea")} <span className="sr">{title}</span>
        <Icon name="down" size="small" />
      </summary>
      <div className="look-idea__body stack gap-4">
        <p className="t15">{concept}</p>
        <dl className="stack gap-2 t15">
          {rooms.map(({ name, title, text }) => (
            <div key={title}>
              <dt className="strong">
                {name}: {title}
              </dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
        <LeadLink
          look="line"
          ctaType="Design Idea Tag"
          about={title}
          aboutImage={stampUrl(coverOf(look).photo, atHost)}
        >
          {t("looks.makeMine")}
        </LeadLink>
      </div>
    </details>
  );
}
