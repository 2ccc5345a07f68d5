import { useText } from "../../../../ui/text/text.tsx";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { ArticleDesigns } from "./after/article-designs.tsx";
import { ReadNext } from "./after/read-next.tsx";
import { ArticleContents, ArticleContentsFold } from "./head/article-contents.tsx";
import { ArticleFacts } from "./head/article-facts.tsx";
import { ArticleHead } from "./head/article-head.tsx";
import { ArticleHero } from "./head/article-hero.tsx";
import type { LoadedArticle } from "./load-article.ts";
import { ArticleEnd } from "./text/article-end.tsx";
import { ArticleText } from "./text/article-text.tsx";
import "./magazine-article.css";

/** A story to be read: its head and photograph, the text between its contents and its facts, and what to read next. */
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

/** For whoever reads with a home in mind. On a phone the cues in the text ask the same. */
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
