import { GoLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { authorPath, tagPath, typePath } from "../../stories/story-paths.ts";
import { AuthorMark } from "../author-mark.tsx";
import type { LoadedArticle } from "../load-article.ts";
import "../../../../../ui/forms/chip.css";

type PostProps = Pick<LoadedArticle, "post">;
type Person = LoadedArticle["post"]["authors"][number];

/** What stands behind a story: what it rests on, what it is about, and the people. */
export function ArticleEnd({ post }: PostProps) {
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
      {/* Who checks for a country may have written nothing in it, and then has no page there. */}
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

/** What kind of story it is, and what it speaks of. */
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

/** One of whom nothing is told but the name stands at the head of the story already. */
function PersonBox({ person, label, href }: { person: Person; label: string; href?: string | undefined }) {
  const { t } = useText();
  const { name, role, city, bio, sample } = person;
  if (!bio) return null;
  const facts = [role, city, sample && t("design.sampleName")].filter(Boolean).join(" · ");
  return (
    <section className="box pad-fluid person-box beside align-start" aria-label={`${label}: ${name}`}>
      <AuthorMark author={person} />
      <div className="stack gap-2">
        <p className="t13 soft">{label}</p>
        <p className="d20">{name}</p>
        <p className="t15 soft">{facts}</p>
        <p className="t15">{bio}</p>
        {href && <GoLink href={href}>{t("article.moreBy", { name })}</GoLink>}
      </div>
    </section>
  );
}
