import type { KnownFacet } from "./known-facets.ts";
import type { Part } from "./plan-gallery.ts";

/**
 * A part whose documents are read directly from the index in order, because nearly all documents of one facet belong
 * to it.
 */
export interface ScannedPart {
  part: Part;
  source: KnownFacet;
  except: KnownFacet | undefined;
}

export function asScanned(parts: readonly Part[]): ScannedPart[] | undefined {
  const walked = parts.flatMap((part) => asScannedPart(part) ?? []);
  return walked.length === parts.length ? walked : undefined;
}

function asScannedPart(part: Part): ScannedPart | undefined {
  const { scope, any, none, within, rows } = part;
  const [source = scope.every, ...others] = any.flat();
  const [except, ...exceptions] = none;
  if (others.length + exceptions.length + within.length + rows.length > 0) return undefined;
  // With more exceptions, finding the next document could take long.
  if (except && except.documents > source.documents / 2) return undefined;
  return { part, source, except };
}
