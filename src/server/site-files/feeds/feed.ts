/** What a feed tells, in whichever format. Addresses are whole ones. */
export interface Feed {
  title: string;
  description: string;
  /** The list that it follows. */
  url: string;
  /** Where the feed itself is. */
  selfUrl: string;
  /** Of its newest change; nothing where nothing is in it. */
  updated: string | undefined;
  locale: string;
  publisher: string;
  items: readonly FeedItem[];
}

/** An article. Its dates are ISO ones. */
export interface FeedItem {
  url: string;
  title: string;
  published: string;
  updated: string;
  authors: readonly string[];
  categories: readonly { name: string; slug: string }[];
  summary: string;
  /** The whole text, where it is known. */
  html: string | undefined;
  image: { url: string; alt: string } | undefined;
}
