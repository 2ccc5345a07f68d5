import { EMBED_RUNTIME } from "../features/embeds/runtime-address.ts";
import { useDocument } from "../frame/document-context.ts";

/**
 * The browser runtime: the site's, or the small one of embeds. React Router's own scripts stay out: pages are finished
 * documents, islands hydrate themselves.
 */
export function RuntimeScripts() {
  const { runtime: site, place, development } = useDocument();
  const runtime = place.page.isEmbed ? EMBED_RUNTIME : site;
  return (
    <>
      {development && <script type="module" src="/@vite/client" />}
      {runtime.imports.map((module) => (
        <link key={module} rel="modulepreload" href={module} />
      ))}
      <script type="module" src={runtime.module} />
    </>
  );
}
