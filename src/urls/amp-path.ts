import { matchUrl } from "./match-url.ts";

/** The canonical address of a page's AMP variant. The other spelling, /amp/in/looks/x, gives the same response. */
export function ampPath(path: string): string {
  return `${path.replace(/\/+$/, "")}/amp`;
}

export function ampPathOf(path: string): string | undefined {
  const match = matchUrl(path);
  const hasAmp = match?.variant === "html" && match.region && match.row.amp?.includes(match.region);
  return hasAmp ? ampPath(path) : undefined;
}

export function withoutAmp(path: string): string {
  return path.startsWith("/amp/") ? path.slice("/amp".length) : path.replace(/\/amp\/*$/, "");
}
