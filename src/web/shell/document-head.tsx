import { Links, Meta } from "react-router";
import type { Edition } from "../../editions/edition.ts";
import { fontPreloads } from "../../ui/base/font-preloads.ts";

/** What stands in the head of every document, AMP's too: the encoding first. */
export function DocumentHead({ edition }: { edition: Edition }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#FBF8F4" />
      {fontPreloads(edition.language).map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <Links />
      <Meta />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
      <link rel="manifest" href={`/${edition.region}/manifest.webmanifest`} />
    </>
  );
}
