import sanitizeHtml from "sanitize-html";

/**
 * The text of an article for readers of feeds, who know neither our host nor our styles: whole addresses, one file for each
 * picture, plain tags.
 */
export function feedHtml(html: string, articleUrl: string): string {
  const whole = (address: string | undefined) =>
    address === undefined ? undefined : URL.parse(address, articleUrl)?.href;
  const withAddress =
    (name: "href" | "src"): sanitizeHtml.Transformer =>
    (tagName, { [name]: address, ...attribs }) => {
      const url = whole(address);
      return { tagName, attribs: { ...attribs, ...(url && { [name]: url }) } };
    };
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ["href"],
      img: ["src", "alt", "width", "height"],
      ol: ["start"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["https", "http"],
    allowedSchemesByTag: { a: ["https", "http", "mailto", "tel"] },
    transformTags: { a: withAddress("href"), img: withAddress("src") },
  });
}

const TAGS = [
  ..."h2 h3 h4 p ul ol li dl dt dd blockquote pre hr figure figcaption img".split(" "),
  ..."table caption thead tbody tfoot tr th td".split(" "),
  ..."a abbr b br cite code del em i mark q s small strong sub sup u".split(" "),
];
