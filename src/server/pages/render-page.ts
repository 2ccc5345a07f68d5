import { RouterContextProvider, type ServerBuild } from "react-router";
import type { Caller } from "../../contracts/create-caller.ts";
import { EncodedBody, QUALITY } from "../../platform/encoded-body.ts";
import type { Log } from "../../platform/log.ts";
import type { CachedPage, DocumentKind, PageCache } from "../../platform/page-cache.ts";
import { collectIngredients } from "../../platform/page-ingredients.ts";
import type { PageServices, pageServices } from "../../web/frame/page.ts";
import type { Place } from "../../web/frame/place.ts";
import { featuresAt } from "../../web/frame/state/feature-checks.ts";
import { finishAmp } from "../amp/finish-amp.ts";
import { hashInlineScripts } from "../headers/inline-hashes.ts";
import { videoHostsIn } from "../headers/video-hosts-in.ts";
import type { StaticFiles } from "../static-files.ts";
import { askerOf, type StylesOf } from "./ask-page.ts";
import { MOMENTARY_CACHE } from "./page-headers.ts";

export interface RenderOptions {
  loadBuild: () => Promise<ServerBuild>;
  services: Pick<PageServices, "call" | "site" | "pages"> & {
    /** The same for what is for everybody: answers are remembered. */
    sharedCall: Caller;
  };
  log: Log;
  staticFiles: Pick<StaticFiles, "read">;
  cache: Pick<PageCache, "isOn">;
  stylesOf?: StylesOf | undefined;
  /** The next moment at which planned documents change what was made from these. */
  nextChange?: ((ingredients: ReadonlySet<string>) => number | undefined) | undefined;
}

export interface Visit
  extends Pick<
    PageServices,
    "place" | "requestId" | "visitorAddress" | "isForeignForm" | "sharesNotFound" | "session"
  > {
  form?: Request;
  /** For pages that are not public; the others are the same for everybody and see none. */
  cookie?: string | null;
}

export type Rendered = { page: CachedPage; isWhole: boolean } | { response: Response } | "not-found";

const FRESH_FOR_MS = 5 * 60 * 1000;
/** A page made of what a host said before is asked for again soon: the host may be back. */
const STALE_ANSWERS_MS = 10_000;
const SHARED_FOR_S = 300;
const STALE_FOR_S = 86_400;

export async function renderPage(visit: Visit, options: RenderOptions): Promise<Rendered> {
  const { form, cookie, ...known } = visit;
  const { place } = visit;
  const build = await options.loadBuild();
  const context = new RouterContextProvider();
  const { sharedCall, ...services } = options.services;
  const isForAll = place.page.access === "public" && !form;
  let endsAt: number | undefined;
  context.set(servicesKey(build), {
    ...services,
    changesAt: (moment) => {
      endsAt = Math.min(endsAt ?? Number.POSITIVE_INFINITY, moment.getTime());
    },
    ...known,
    call: isForAll ? sharedCall : services.call,
    reportBug: (error) => options.log.error({ requestId: visit.requestId, error }, "A page failed."),
  });
  const ask = askerOf(build, options.stylesOf);
  const { made, ingredients, hasFailure, isStale } = await collectIngredients(() =>
    ask(routeOf(place), requestFor(visit), context),
  );
  if (made === "not-found") return made;
  if (made instanceof Response) return { response: made };

  const planned = options.nextChange?.(ingredients);
  if (planned !== undefined) endsAt = Math.min(endsAt ?? Number.POSITIVE_INFINITY, planned);
  const { status, headers } = made;
  const kind = kindOf(place);
  const html = kind === "amp" ? await finishAmp(made.html, options.staticFiles.read) : made.html;
  const isWhole = !hasFailure && status < 500;
  headers.set("content-type", "text/html; charset=utf-8");
  // A page that lacks what could not be had just now is for nobody else.
  const shared = isStale ? MOMENTARY_CACHE : sharedCacheAt(place.url, endsAt);
  headers.set("cache-control", isWhole && status === 200 ? shared : "no-store");
  const isKept = options.cache.isOn && isWhole && isForAll;
  const page: CachedPage = {
    status,
    headers: [...headers],
    freshUntil: Math.min(
      Date.now() + (isStale ? STALE_ANSWERS_MS : FRESH_FOR_MS),
      endsAt ?? Number.POSITIVE_INFINITY,
    ),
    endsAt,
    tags: ingredients,
    scriptHashes: hashInlineScripts(html),
    frameHosts: videoHostsIn(html),
    body: new EncodedBody(html, isKept ? QUALITY.page : QUALITY.once),
    kind,
  };
  return { page, isWhole };
}

/**
 * The page by its own address, which no other page has: what the visitor's address says is in the place. A form comes
 * without its origin, because that is checked where the public address is known, and not by the framework.
 */
function requestFor({ place, form, cookie }: Visit): Request {
  const { page, url } = place;
  const address = new URL(`/${routeOf(place)}`, url.origin);
  if (!form) return new Request(address, { headers: { accept: "text/html", ...(cookie && { cookie }) } });
  const headers = new Headers(form.headers);
  headers.delete("origin");
  if (page.access === "public") headers.delete("cookie");
  const { method, body } = form;
  return new Request(address, { method, headers, body, ...(body && { duplex: "half" }) });
}

/** As web/routes.ts calls it. */
function routeOf({ page }: Place): string {
  return page.module ?? page.name;
}

function kindOf({ page, variant }: Place): DocumentKind {
  if (variant === "amp") return "amp";
  return page.isEmbed ? "embed" : "page";
}

/** Where a feature may one day send visitors elsewhere, caches in front must ask again soon. */
function sharedCacheAt({ pathname }: URL, endsAt = Number.POSITIVE_INFINITY): string {
  const isFeatured = featuresAt(pathname).length > 0;
  if (isFeatured) return "public, max-age=0, s-maxage=30";
  // Both together never reach beyond the moment from which the page is wrong.
  const left = Math.max(0, Math.floor((endsAt - Date.now()) / 1000));
  const shared = Math.min(SHARED_FOR_S, left);
  const stale = Math.min(STALE_FOR_S, left - shared);
  return `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${stale}`;
}

// entry.server.tsx exports the key; the type of React Router's build does not know of it.
function servicesKey(build: ServerBuild): typeof pageServices {
  const { pageServices: key } = build.entry.module as typeof build.entry.module & {
    pageServices: typeof pageServices;
  };
  return key;
}
