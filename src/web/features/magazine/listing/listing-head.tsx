import { Picture } from "../../../../ui/media/picture.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { TabNav } from "../../../../ui/navigation/tabs.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { breadcrumbsOf } from "../../../frame/seo/breadcrumbs.ts";
import { SampleNote } from "../../../sections/parts/section-link.tsx";
import { initialsOf } from "../article/author-mark.tsx";
import { useStoryCount } from "./category-entries.ts";
import type { ListingSubject } from "./listing-subject.ts";

const KICKERS: Record<ListingSubject["kind"], MessageKey> = {
  author: "magazineList.author",
  category: "magazineList.category",
  tag: "magazineList.tag",
  type: "magazineList.type",
};

const TABS = {
  parts: "magazineList.parts",
  categories: "magazineList.categories",
} as const satisfies Record<NonNullable<ListingSubject["tabs"]>["label"], MessageKey>;

export function ListingHead({ subject }: { subject: ListingSubject }) {
  return subject.kind === "author" ? <AuthorHead subject={subject} /> : <SubjectHead subject={subject} />;
}

/** What a list is of, how much there is of it, and the lists beside it. */
function SubjectHead({ subject }: { subject: ListingSubject }) {
  const { t } = useText();
  const { kind, name, description, tabs } = subject;
  const count = useStoryCount(subject.count);
  return (
    <div className="wrap stack gap-5 listing-head">
      <ListingCrumbs subject={subject} />
      <div className="split split--7-5 listing-head__words">
        <div className="stack gap-2">
          <p className="kicker">{t(KICKERS[kind])}</p>
          <h1 className="d56">{name}</h1>
        </div>
        <div className="stack gap-2">
          <p className="t20 soft pretty t17-on-phone">{description ?? t("magazineList.lede")}</p>
          {count && <p className="t15 soft num">{count}</p>}
        </div>
      </div>
      {tabs && (
        <TabNav label={t(TABS[tabs.label], { name: subject.parent?.name ?? name })} links={tabs.links} />
      )}
    </div>
  );
}

/** Who writes: the face or the initials, the life in three sentences, and what to ask them. */
function AuthorHead({ subject }: { subject: ListingSubject }) {
  const { t } = useText();
  const { name, role, city, bio, expertise = [], languages = [], picture, sample } = subject;
  const facts = [
    { label: t("magazineList.expertise"), value: expertise.join(", ") },
    { label: t("magazineList.languages"), value: languages.join(", ") },
    { label: t("magazineList.city"), value: city },
    { label: t("magazineList.written"), value: useStoryCount(subject.count) },
  ].filter(({ value }) => value);
  return (
    <div className="wrap stack gap-5 listing-head">
      <ListingCrumbs subject={subject} />
      <div className="split split--8-4">
        <div className="beside align-start one-column-on-phone author-head">
          {picture ? (
            <Picture {...picture} ratio="1:1" sizes="160px" className="author-head__face" />
          ) : (
            <span className="center on-forest author-head__face" aria-hidden="true">
              {subject.initials ?? initialsOf(name)}
            </span>
          )}
          <div className="stack gap-3">
            <p className="kicker">{role ?? t("magazineList.author")}</p>
            <h1 className="d56">{name}</h1>
            <p className="t20 measure author-head__bio">{bio ?? t("magazineList.lede")}</p>
            <SampleNote show={sample}>{t("magazineList.sampleAuthor")}</SampleNote>
          </div>
        </div>
        {facts.length > 0 && (
          <dl className="pairs t15 author-head__facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

/** The way from the home page down to a list, as search engines are told it. */
function ListingCrumbs({ subject }: { subject: ListingSubject }) {
  const { t } = useText();
  const { name, path, parent } = subject;
  const crumbs = breadcrumbsOf(path, {
    home: t("layout.home"),
    current: name,
    pages: { magazine: t("layout.magazine"), ...(parent && { "magazine-category": parent.name }) },
  });
  return (
    <Breadcrumb crumbs={crumbs.map(({ name, path: href }) => (href === path ? { name } : { name, href }))} />
  );
}
