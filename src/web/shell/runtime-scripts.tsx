import { EMBED_RUNTIME } from "../features/embeds/runtime-address.ts";
import { useDocument } from "../frame/document-context.ts";

/**
 * The browser runtime: the site's, or the small one of embeds. React Router's scripts are not included, because pages
 * are complete documents and islands hydrate separately.
 */
export function RuntimeScripts() {
  const { runtime: site, requestContext, development } = useDocument();
  const runtime = requestContext.page.isEmbed ? EMBED_RUNTIME : site;
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
