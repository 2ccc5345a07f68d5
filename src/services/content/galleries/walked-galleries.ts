import type { KnownFacet } from "./known-facets.ts";
import type { Part } from "./plan-gallery.ts";

/** A part whose documents are read straight from the index in their order: nearly all of one facet belong to it. */
export interface WalkedPart {
  part: Part;
  source: KnownFacet;
  except: KnownFacet | undefined;
}

export function asWalked(parts: readonly Part[]): WalkedPart[] | undefined {
  const walked = parts.flatMap((part) => asWalkedPart(part) ?? []);
  return walked.length === parts.length ? walked : undefined;
}

function asWalkedPart(part: Part): WalkedPart | undefined {
  const { scope, any, none, within, rows } = part;
  const [source = scope.every, ...others] = any.flat();
  const [except, ...exceptions] = none;
  if (others.length + exceptions.length + within.length + rows.length > 0) return undefined;
  // With more exceptions, reading on to the next document could take long.
  if (except && except.documents > source.documents / 2) return undefined;
  return { part, source, except };
}
