import { Button } from "../../../../../ui/forms/button.tsx";
import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Filled } from "../../../../sections/parts/filled.tsx";
import ShareMenu from "../../../design-ideas/designs/share-menu.island.tsx";
import { StoryByline, StoryDate, StoryKicker } from "../../stories/story-meta.tsx";
import { categoryPath } from "../../stories/story-paths.ts";
import { AuthorMark } from "../author-mark.tsx";
import type { LoadedArticle } from "../load-article.ts";

interface ArticleHeadProps extends Pick<LoadedArticle, "post" | "url"> {}

export function ArticleHead({ post, url }: ArticleHeadProps) {
  return (
    <header className="wrap">
      <ArticleCrumbs post={post} />
      <div className="article-head">
        <div className="stack gap-3">
          <StoryKicker category={post.category} />
          <h1 className="d56 article-head__title">{post.title}</h1>
          {post.excerpt && <p className="t20 pretty t17-on-phone article-head__deck soft">{post.excerpt}</p>}
        </div>
        <div className="stack ruled">
          <Writer post={post} />
          <Days post={post} />
          <div className="no-print article-head__tools line">
            <ShareMenu url={url} title={post.title} />
            <PrintButton />
          </div>
        </div>
      </div>
    </header>
  );
}

function ArticleCrumbs({ post: { category, childCategory } }: Pick<ArticleHeadProps, "post">) {
  const { t } = useText();
  const { edition } = usePage();
  const magazine = linkTo(edition, "magazine");
  const all = [
    { name: t("layout.home"), href: `/${edition.region}` },
    { name: t("layout.magazine"), href: magazine },
    { name: category.name, href: categoryPath(edition, category.slug) },
    {
      name: childCategory?.name ?? "",
      href: childCategory && categoryPath(edition, category.slug, childCategory.slug),
    },
  ];
  const crumbs = all.flatMap(({ name, href }) => (name && href ? [{ name, href }] : []));
  return <Breadcrumb crumbs={crumbs} />;
}

function Writer({ post: { authors, reviewedBy } }: Pick<ArticleHeadProps, "post">) {
  const { t } = useText();
  const [author] = authors;
  if (!author) return null;
  const roles = authors.length === 1 ? author.role : undefined;
  return (
    <div className="beside article-head__writer">
      <AuthorMark author={author} />
      <div className="t15">
        <StoryByline authors={authors} />
        {roles && <p className="soft">{roles}</p>}
        {reviewedBy && <p className="soft">{t("article.checkedBy", { name: reviewedBy.name })}</p>}
      </div>
    </div>
  );
}

function Days({ post: { date, updated, readingMinutes } }: Pick<ArticleHeadProps, "post">) {
  const { t } = useText();
  return (
    <ul className="row align-stretch article-head__days t15 soft">
      {date && (
        <li>
          <StoryDate date={date} />
        </li>
      )}
      {updated && updated > date && (
        <li>
          <Filled text={t("article.updated")} parts={{ date: <StoryDate date={updated} /> }} />
        </li>
      )}
      {readingMinutes && (
        <li>
          <time dateTime={`PT${readingMinutes}M`}>
            {t("magazine.readingTime", { count: readingMinutes })}
          </time>
        </li>
      )}
    </ul>
  );
}

function PrintButton() {
  const { t } = useText();
  return (
    <Button look="quiet" size="small" icon="print" className="needs-script" data-print="article">
      {t("article.print")}
    </Button>
  );
}
