import type { ReactNode } from "react";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { ChipLinks } from "../../../../ui/navigation/chip-links.tsx";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { TabNav } from "../../../../ui/navigation/tabs.tsx";
import { EmptyState } from "../../../../ui/overlay/empty-state.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { breadcrumbsOf } from "../../../frame/seo/breadcrumbs.ts";
import { Section } from "../../../sections/parts/section.tsx";
import { SampleNote } from "../../../sections/parts/section-link.tsx";
import { CueCard } from "../../lists/cues/cue-card.tsx";
import type { GalleryEntry } from "../../lists/cues/insert-cues.ts";
import { EmptyList } from "../../lists/gallery/empty-list.tsx";
import { initialsOf } from "../article/author-mark.tsx";
import type { Story } from "../stories/story.ts";
import { StoryCard } from "../stories/story-card.tsx";
import { StoryGrid } from "../stories/story-grid.tsx";
import { StoryKicker } from "../stories/story-meta.tsx";
import { categoryPath, tagPath, typePath } from "../stories/story-paths.ts";
import { useStoryCount } from "./category-entries.ts";
import type { ListingSubject } from "./listing-subject.ts";
import type { ListedStory, LoadedListing, Topic } from "./load-listing.ts";
import "./listing.css";

export function ListingView({ subject, list, topics, more }: LoadedListing) {
  const { t } = useText();
  const { page, lastPage, total } = list;
  usePage().state.setState("magazine", { page, total });
  return (
    <>
      <ListingHead subject={subject} />
      <section className="wrap listing">
        <h2 className="sr">{t("magazineList.stories")}</h2>
        {list.isEmpty ? (
          <EmptyList list={list}>
            <NoStories />
          </EmptyList>
        ) : (
          <>
            <ListingStories entries={list.entries} subject={subject} />
            <Pagination page={page} total={lastPage} href={subject.path} />
          </>
        )}
      </section>
      <RelatedTopics topics={topics} />
      <MoreStories stories={more} />
    </>
  );
}

/** The first cue comes after this many entries, so these are all articles. */
const IN_FRONT = 4;
const HALF = "(width < 600px) calc(100vw - 40px), (width < 1440px) 45vw, 648px";

interface ListingStoriesProps {
  entries: readonly GalleryEntry<ListedStory>[];
  subject: ListingSubject;
}

function ListingStories({ entries, subject }: ListingStoriesProps) {
  const front = entries.slice(0, IN_FRONT).flatMap((entry) => (entry.kind === "item" ? [entry.item] : []));
  const rest = entries.slice(IN_FRONT);
  return (
    <>
      <Front stories={front} subject={subject} />
      {rest.length > 0 && (
        <ul className="card-grid rule listing-grid with-cues">
          {rest.map((entry) =>
            entry.kind === "cue" ? (
              <li key={entry.cue.key}>
                <CueCard cue={entry.cue} />
              </li>
            ) : (
              <li key={entry.item.slug}>
                <StoryCard story={entry.item} kicker={kickerIn(subject, entry.item)} />
              </li>
            ),
          )}
        </ul>
      )}
    </>
  );
}

/** Two stories are equal in size; a single one has its text beside it if there is room. */
function Front({ stories, subject }: { stories: readonly ListedStory[]; subject: ListingSubject }) {
  const [lead, ...next] = stories;
  if (!lead) return null;
  if (stories.length === 2)
    return (
      <ul className="columns columns--2 listing-front">
        {stories.map((story, index) => (
          <li key={story.slug}>
            <StoryCard story={story} kicker={kickerIn(subject, story)} sizes={HALF} priority={index === 0} />
          </li>
        ))}
      </ul>
    );
  const first = <StoryCard story={lead} kicker={kickerIn(subject, lead)} size="lead" priority />;
  if (next.length === 0) return <div className="listing-front listing-front--one">{first}</div>;
  return (
    <div className="split split--7-5 align-stretch listing-front">
      {first}
      <ul className="story-rows">
        {next.map((story) => (
          <li key={story.slug}>
            <StoryCard story={story} kicker={kickerIn(subject, story)} size="row" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In a category its name would be above every article, so the subcategory is shown instead, or nothing. */
function kickerIn({ kind, slug }: ListingSubject, { category, childCategory }: ListedStory): ReactNode {
  if (kind !== "category") return undefined;
  return childCategory && childCategory.slug !== slug ? (
    <StoryKicker category={category} part={childCategory} />
  ) : null;
}

function MoreStories({ stories }: { stories: readonly Story[] }) {
  const { t } = useText();
  if (stories.length === 0) return null;
  return (
    <Section className="stack gap-6">
      <h2 className="d42">{t("magazineList.more")}</h2>
      <StoryGrid stories={stories} />
    </Section>
  );
}

function NoStories() {
  const { t } = useText();
  const { edition } = usePage();
  const href = linkTo(edition, "magazine") ?? `/${edition.region}`;
  return (
    <EmptyState
      title={t("magazineList.emptyTitle")}
      exits={<ButtonLink href={href}>{t("magazineList.toMagazine")}</ButtonLink>}
    >
      {t("magazineList.emptyText")}
    </EmptyState>
  );
}

const PATHS = { category: categoryPath, tag: tagPath, type: typePath } as const;

function RelatedTopics({ topics }: { topics: readonly Topic[] }) {
  const { t } = useText();
  const { edition } = usePage();
  const links = topics.flatMap(({ kind, name, slug }) => {
    const href = PATHS[kind](edition, slug);
    return href ? [{ name, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Section tone="sand" className="stack gap-5">
      <h2 className="d32">{t("magazineList.topics")}</h2>
      <ChipLinks links={links} />
    </Section>
  );
}

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

function ListingHead({ subject }: { subject: ListingSubject }) {
  return subject.kind === "author" ? <AuthorHead subject={subject} /> : <SubjectHead subject={subject} />;
}

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
