import type { StoredPost } from "../../contracts/documents/magazine/stored-post.ts";
import { DEFAULT_REGION, editionOf } from "../../editions/edition.ts";
import { isRegion, type Region } from "../../editions/regions.ts";
import { addressOf, pathOf } from "../../urls/links.ts";
import type { PageName } from "../../urls/url-table.ts";

export interface SiteNames {
  /** Scheme and host that visitors use; addresses are paths where it is empty. */
  publicUrl: string;
  brand: string;
}

/** How an article presents itself to search engines and in shared links, in the names of WordPress's Yoast. */
export function postSeo(post: StoredPost, country: string, { publicUrl, brand }: SiteNames) {
  const region = magazineRegion(country);
  const { locale } = editionOf(region);
  const link: Link = (page, params) => publicUrl + addressOf(region, page, params);
  const address = link("magazine-post", { postSlug: post.slug });
  const image = publicUrl + post.image;
  const modified = post.updated ?? post.date;
  // Sample names are left out of structured data.
  const named = post.authors.filter(({ sample }) => !sample);
  const authors = named.map(({ name, slug, role }) => ({
    "@type": "Person",
    "@id": link("magazine-author", { authorSlug: slug }),
    name,
    url: link("magazine-author", { authorSlug: slug }),
    ...(role ? { jobTitle: role } : {}),
    worksFor: { "@type": "Organization", name: brand },
  }));
  const article = {
    "@type": "Article",
    "@id": `${address}#article`,
    headline: post.title,
    description: post.seoDescription,
    image,
    datePublished: post.date,
    dateModified: modified,
    author:
      authors.length > 0
        ? authors.map((author) => ({ "@id": author["@id"], name: author.name }))
        : { "@type": "Organization", name: brand },
    publisher: { "@type": "Organization", name: brand, url: link("home") },
    mainEntityOfPage: address,
    articleSection: post.category.name,
    keywords: post.tags.map(({ name }) => name),
    wordCount: post.words,
    timeRequired: `PT${post.readingMinutes ?? 1}M`,
    inLanguage: locale,
    ...(post.sources.length > 0 ? { citation: post.sources.map(citation) } : {}),
  };

  return {
    yoast_meta: {
      title: post.seoTitle,
      description: post.seoDescription,
      canonical: address,
      og_type: "article",
      og_locale: locale.replace("-", "_"),
      og_title: post.seoTitle,
      og_description: post.excerpt,
      og_url: address,
      og_site_name: brand,
      og_image: [{ url: image, width: post.media_details.width, height: post.media_details.height }],
      article_published_time: post.date,
      article_modified_time: modified,
      author: named.map(({ name }) => name).join(", ") || brand,
      twitter_card: "summary_large_image",
    },
    yoast_graph: {
      "@context": "https://schema.org",
      // Sample articles have no structured data.
      "@graph": [
        ...(post.sample ? [] : [article]),
        breadcrumbs(post, address, link),
        ...(post.sample ? [] : authors),
      ],
    },
  };
}

/** The magazine's own; India's where a country has none. */
function magazineRegion(country: string): Region {
  const region = country.toLowerCase();
  return isRegion(region) && pathOf(region, "magazine") ? region : DEFAULT_REGION;
}

function citation({ title, publisher }: StoredPost["sources"][number]) {
  return { "@type": "CreativeWork", name: title, publisher: { "@type": "Organization", name: publisher } };
}

type Link = (page: PageName, params?: Record<string, string>) => string;

function breadcrumbs({ category, childCategory, title }: StoredPost, address: string, link: Link) {
  const place = { categorySlug: category.slug };
  const child = childCategory && { ...place, childCategorySlug: childCategory.slug };
  const steps = [
    { name: "Magazine", item: link("magazine") },
    { name: category.name, item: link("magazine-category", place) },
    ...(child ? [{ name: childCategory.name, item: link("magazine-category", child) }] : []),
    { name: title, item: address },
  ];
  return {
    "@type": "BreadcrumbList",
    "@id": `${address}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}
