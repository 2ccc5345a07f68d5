import { GoLink } from "../../../../ui/forms/button.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { PhoneFold } from "../../../../ui/navigation/phone-fold.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { HeadedSection, Section } from "../../../sections/parts/section.tsx";
import { DesignCard } from "../../design-ideas/designs/design-card.tsx";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { coverOf } from "../stories/story.ts";
import { StoryCard } from "../stories/story-card.tsx";
import { StoryRows } from "../stories/story-grid.tsx";
import { authorPath, tagPath, typePath } from "../stories/story-paths.ts";
import { AuthorMark } from "./author-mark.tsx";
import { ArticleContents, ArticleContentsFold } from "./head/article-contents.tsx";
import { ArticleHead } from "./head/article-head.tsx";
import type { LoadedArticle } from "./load-article.ts";
import { ArticleText } from "./text/article-text.tsx";
import "../../../../ui/forms/chip.css";
import "./magazine-article.css";

export function ArticleView({ post, text, headings, designs, after, url }: LoadedArticle) {
  return (
    <>
      <article className="article" data-prints="article">
        <ArticleHead post={post} url={url} />
        <ArticleHero post={post} />
        <div className="wrap article__cols">
          <ArticleContents headings={headings} />
          <div className="sticky-side article__side stack gap-5">
            <ArticleFacts facts={post.keyFacts ?? []} />
            <Ask title={post.title} />
          </div>
          <div className="article__text">
            <ArticleContentsFold headings={headings} />
            <ArticleText parts={text} />
            <ArticleEnd post={post} />
          </div>
        </div>
      </article>
      <ArticleDesigns designs={designs} />
      <ReadNext {...after} />
    </>
  );
}

/** Offers a talk to readers who plan a home. On a phone the cues in the text do the same. */
function Ask({ title }: { title: string }) {
  const { t } = useText();
  return (
    <aside className="well pad-5 article__ask stack gap-3" aria-label={t("article.ask")}>
      <p className="d20">{t("article.ask")}</p>
      <p className="t15 soft">{t("article.askText")}</p>
      <LeadLink ctaType="Banner" about={title} look="line" wide>
        {t("layout.talkToDesigner")}
      </LeadLink>
    </aside>
  );
}

function ArticleHero({ post }: Pick<LoadedArticle, "post">) {
  const cover = coverOf(post);
  if (!cover) return null;
  const told = cover.alt === post.title ? "" : cover.alt;
  const caption = post.caption ?? told;
  return (
    <figure className="article-hero">
      <Picture
        photo={cover.photo}
        alt={caption === cover.alt ? "" : cover.alt}
        sizes="(width < 1560px) 100vw, 1440px"
        priority
      />
      {caption && <figcaption className="wrap t13 soft">{caption}</figcaption>}
    </figure>
  );
}

const TITLE_ID = "article-facts";

function ArticleFacts({ facts }: { facts: NonNullable<LoadedArticle["post"]["keyFacts"]> }) {
  const { t } = useText();
  if (facts.length === 0) return null;
  return (
    <section className="article-facts" aria-labelledby={TITLE_ID}>
      <h2 className="d20" id={TITLE_ID}>
        {t("article.facts")}
      </h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="t13 soft">{label}</dt>
            <dd className="t15 strong">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ReadNext({ next, more }: LoadedArticle["after"]) {
  const { t } = useText();
  const { edition } = usePage();
  const magazine = linkTo(edition, "magazine");
  if (!next) return null;
  return (
    <HeadedSection
      id="read-next"
      title={t("article.readNext")}
      more={magazine && <GoLink href={magazine}>{t("article.wholeMagazine")}</GoLink>}
      tone="sand"
    >
      <div className="split read-next">
        <StoryCard story={next} size="lead" />
        <StoryRows stories={more} />
      </div>
    </HeadedSection>
  );
}

function ArticleDesigns({ designs }: Pick<LoadedArticle, "designs">) {
  const { t } = useText();
  const { items, category, href, rates } = designs;
  if (items.length === 0) return null;
  return (
    <Section id="article-designs" title={t("article.designs")} isFlush isFolded>
      <ul className="columns columns--swipe">
        {items.map((design) => (
          <li key={`${design.contentType}/${design.slug}`}>
            <DesignCard design={design} rates={rates} level={3} />
          </li>
        ))}
      </ul>
      <p className="above-4">
        <GoLink href={href}>
          {category ? t("article.designsOf", { name: category }) : t("article.designsAll")}
        </GoLink>
      </p>
    </Section>
  );
}

type PostProps = Pick<LoadedArticle, "post">;
type Person = LoadedArticle["post"]["authors"][number];

function ArticleEnd({ post }: PostProps) {
  const { t } = useText();
  const { edition } = usePage();
  const { authors, reviewedBy } = post;
  return (
    <footer className="stack gap-5 rule hide-empty pad-above-5 article-end">
      <Sources post={post} />
      <Tags post={post} />
      {authors.map((author) => (
        <PersonBox
          key={author.slug}
          person={author}
          label={t("article.writtenBy")}
          href={authorPath(edition, author.slug)}
        />
      ))}
      {/* A reviewer may have written nothing in this country and then has no author page there. */}
      {reviewedBy && <PersonBox person={reviewedBy} label={t("article.checked")} />}
    </footer>
  );
}

function Sources({ post: { sources = [] } }: PostProps) {
  const { t } = useText();
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="article-sources">
      <h2 className="d20" id="article-sources">
        {t("article.sources")}
      </h2>
      <ol className="above-3 article-end__sources t15">
        {sources.map(({ title, publisher, note }) => (
          <li key={title}>
            <cite>{title}</cite>, {publisher}.{note && <span className="soft"> {note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Tags({ post: { tags, type } }: PostProps) {
  const { t } = useText();
  const { edition } = usePage();
  const topics = [
    ...(type ? [{ name: type.name, href: typePath(edition, type.slug) }] : []),
    ...tags.map(({ name, slug }) => ({ name, href: tagPath(edition, slug) })),
  ].filter(({ href }) => href);
  if (topics.length === 0) return null;
  return (
    <nav className="no-print article-end__tags" aria-label={t("article.tags")}>
      <ul className="row gap-2">
        {topics.map(({ name, href }) => (
          <li key={href}>
            <a className="chip" href={href} rel="tag">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A person without a biography is already named at the head of the article. */
function PersonBox({ person, label, href }: { person: Person; label: string; href?: string | undefined }) {
  const { t } = useText();
  const { name, role, city, bio, sample } = person;
  if (!bio) return null;
  const facts = [role, city, sample && t("design.sampleName")].filter(Boolean).join(" · ");
  const title = `${label}: ${name}`;
  return (
    <PhoneFold label={title}>
      <section className="box pad-fluid person-box beside align-start" aria-label={title}>
        <AuthorMark author={person} />
        <div className="stack gap-2">
          <p className="t13 soft">{label}</p>
          <p className="d20">{name}</p>
          <p className="t15 soft">{facts}</p>
          <p className="t15">{bio}</p>
          {href && <GoLink href={href}>{t("article.moreBy", { name })}</GoLink>}
        </div>
      </section>
    </PhoneFold>
  );
}
