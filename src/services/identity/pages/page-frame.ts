import { html } from "hono/html";
import { SIGN_IN } from "../../../contracts/browser/backend-paths.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { MessageKey } from "../../../editions/text.ts";
import { ASSET_FOLDER } from "../assets/serve-assets.ts";

export type Markup = ReturnType<typeof html>;

interface Frame {
  edition: Edition;
  brand: string;
  title: string;
  body: Markup;
  home: string;
  /** Only pages that benefit from a script have one. */
  isScripted?: boolean;
  problem?: string | undefined;
}

export interface Problem {
  message: MessageKey;
  values?: Record<string, string | number>;
}

/** The site's own logo mark; it is not mirrored. */
const ARCH = html`<svg viewBox="0 0 22 28" aria-hidden="true"><path d="M2 27V12a9 9 0 0 1 18 0v15"/><path d="M7.5 27V13.5a3.5 3.5 0 0 1 7 0V27"/></svg>`;
const FOLDER = SIGN_IN + ASSET_FOLDER;

/** A whole page of the identity provider: the name of the site and one card, without any distraction. */
export async function framePage(frame: Frame): Promise<string> {
  const { edition, brand, title, body, home, isScripted, problem } = frame;
  const script = isScripted ? html`<script type="module" src="${FOLDER}/sign-in.js"></script>` : "";
  return String(
    await html`<!doctype html>
<html lang="${edition.language}" dir="${edition.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${problem ? `! ${title}` : title} · ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${FOLDER}/sign-in.css">
${script}
</head>
<body>
<header><a class="name" href="${home}">${ARCH}<bdi lang="en">${brand}</bdi></a></header>
<main class="card">
${body}
</main>
</body>
</html>
`,
  );
}

/** Shown first and in one place, with a link to the field. */
export function problemSummary(words: { title: string; problem: string; field: string }): Markup {
  return html`<div class="problem" role="alert">
<h2>${words.title}</h2>
<p><a href="#${words.field}">${words.problem}</a></p>
</div>`;
}
