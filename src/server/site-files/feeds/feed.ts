export interface Feed {
  title: string;
  description: string;
  url: string;
  selfUrl: string;
  /** The date of its newest change; undefined if the feed is empty. */
  updated: string | undefined;
  locale: string;
  publisher: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  url: string;
  title: string;
  published: string;
  updated: string;
  authors: readonly string[];
  categories: readonly { name: string; slug: string }[];
  summary: string;
  html: string | undefined;
  image: { url: string; alt: string } | undefined;
}
