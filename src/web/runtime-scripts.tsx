import { useDocument } from "./document-context.ts";

/** The browser runtime. React Router's own scripts stay out: pages are finished documents, islands hydrate themselves. */
export function RuntimeScripts() {
  const { runtime, development } = useDocument();
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
