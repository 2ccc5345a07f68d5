import { useLoaderData } from "react-router";
import { articleMeta } from "../../../features/magazine/article/article-meta.ts";
import { ArticleView } from "../../../features/magazine/article/article-view.tsx";
import { loadArticle } from "../../../features/magazine/article/load-article.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...context }) => loadArticle(context, params.postSlug ?? ""));

export const meta = pageMeta<typeof loader>(articleMeta);

export default function MagazinePost() {
  return <ArticleView {...useLoaderData<typeof loader>()} />;
}
