import { createContext, data, type LoaderFunctionArgs } from "react-router";
import type { Caller } from "../contracts/create-caller.ts";
import type { Outcome } from "../contracts/outcome.ts";
import { type Edition, matchEdition } from "../editions/edition.ts";
import { PAGE_NOT_FOUND } from "./errors/page-not-found.ts";
import type { SiteSettings } from "./seo/site-settings.ts";

/** What the server lends to every page for the length of one request. */
export interface PageServices {
  site: SiteSettings;
  call: Caller;
  requestId: string;
  reportBug: (error: unknown) => void;
}

export const pageServices = createContext<PageServices>();

interface PageInput extends PageServices {
  edition: Edition;
  params: Record<string, string | undefined>;
  url: URL;
}

/** Wraps a page's loading so that it reads like a paragraph: what it needs is in its hands, already parsed. */
export function page<Data>(load: (input: PageInput) => Promise<Data>) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url);
    return load({ ...context.get(pageServices), edition: matchEdition(url.pathname), params, url });
  };
}

/** The page cannot exist without it: not found, or a full-page error with the backend's status and its text. */
export async function required<Value>(pending: Promise<Outcome<Value>>): Promise<Value> {
  const outcome = await pending;
  if (outcome.ok) return outcome.value;
  if (outcome.problem.kind === "not-found") throw pageNotFound();
  const { status, statusText } = outcome.problem;
  throw data(statusText, { status, statusText });
}

/** Nice to have: the page shows the fallback instead. */
export async function optional<Value, Fallback>(
  pending: Promise<Outcome<Value>>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  const outcome = await pending;
  return outcome.ok ? outcome.value : fallback;
}

export function pageNotFound() {
  return data(PAGE_NOT_FOUND, { status: 404 });
}
