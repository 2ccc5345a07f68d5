import sanitizeHtml from "sanitize-html";

const HEADINGS = ["h2", "h3", "h4"];
const BLOCKS = "p div ul ol li dl dt dd blockquote pre hr figure figcaption picture source img iframe".split(
  " ",
);
const TABLES = "table caption thead tbody tfoot tr th td".split(" ");
const WORDS = "a abbr b br cite code del em i mark q s small span strong sub sup time u".split(" ");
const PICTURE = ["srcset", "sizes", "width", "height"];
const FRAME = ["src", "title", "width", "height", "loading", "allowfullscreen", "referrerpolicy"];

/**
 * Sanitises HTML from other sources for our pages (FH-04): no styles, event handlers or scripts; links and pictures
 * only by https or within the site; frames only of the named video hosts. Other tags are removed, but their text
 * stays.
 */
export function createHtmlCleaner(videoHosts: readonly string[]): (html: string) => string {
  const options: sanitizeHtml.IOptions = {
    allowedTags: [...HEADINGS, ...BLOCKS, ...TABLES, ...WORDS],
    allowedAttributes: {
      ...Object.fromEntries(HEADINGS.map((tag) => [tag, ["id"]])),
      a: ["href", "rel", "title"],
      abbr: ["title"],
      time: ["datetime"],
      ol: ["start"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      div: ["role", "tabindex", "aria-label"],
      source: ["type", ...PICTURE],
      img: ["src", "alt", "loading", "decoding", ...PICTURE],
      iframe: FRAME,
    },
    selfClosing: ["br", "hr", "img", "source"],
    allowedClasses: {
      ul: ["checklist"],
      div: ["wide-table"],
      th: ["at-end", "at-centre"],
      td: ["at-end", "at-centre"],
    },
    allowedSchemes: ["https"],
    allowedSchemesByTag: { a: ["https", "mailto", "tel"] },
    allowedSchemesAppliedToAttributes: ["href", "src", "srcset", "cite"],
    allowProtocolRelative: false,
    allowedIframeHostnames: [...videoHosts],
    allowIframeRelativeUrls: false,
    transformTags: { a: markExternalLink, iframe: loadFrameLazily },
    // A frame or a picture without an allowed address is removed completely.
    exclusiveFilter: ({ tag, attribs }) => (tag === "iframe" || tag === "img") && !attribs.src,
  };
  return (html) => sanitizeHtml(html, options);
}

function markExternalLink(
  tagName: string,
  { rel: _, ...attribs }: sanitizeHtml.Attributes,
): sanitizeHtml.Tag {
  const isOutside = /^https:/i.test(attribs.href?.trim() ?? "");
  return { tagName, attribs: { ...attribs, ...(isOutside && { rel: "external noopener" }) } };
}

function loadFrameLazily(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return {
    tagName,
    attribs: { ...attribs, loading: "lazy", referrerpolicy: "strict-origin-when-cross-origin" },
  };
}
