import { useMatches } from "react-router";
import type { Edition } from "../../editions/edition.ts";
import { fontPreloads } from "../../ui/base/font-preloads.ts";
import { useDocument } from "../frame/document-context.ts";

export function DocumentHead({ edition }: { edition: Edition }) {
  const { styles } = useDocument();
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#FBF8F4" />
      {fontPreloads(edition.language).map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <PageTags />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
      <link rel="manifest" href={`/${edition.region}/manifest.webmanifest`} />
    </>
  );
}

function PageTags() {
  const { meta, site, requestContext } = useDocument();
  const loaded = useMatches().at(-1)?.loaderData;
  if (!meta) return null;
  const { title, tags, links, jsonLd } = meta(loaded, { site, requestContext });
  return (
    <>
      <title>{title}</title>
      {tags.map(({ label, key, value }) => (
        <meta key={`${key} ${value}`} {...{ [label]: key }} content={value} />
      ))}
      {links.map(({ hreflang, ...link }) => (
        <link key={`${link.rel} ${hreflang} ${link.href}`} {...link} hrefLang={hreflang} />
      ))}
      {jsonLd && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin or end
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll("<", "\\u003c") }}
        />
      )}
    </>
  );
}
