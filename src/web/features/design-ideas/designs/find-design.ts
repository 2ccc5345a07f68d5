import { DESIGN_CONTENT_TYPES } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import type { DocumentFilter } from "../../../../contracts/document-filters.ts";
import type { DocumentOf } from "../../../../contracts/documents/documents.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { loadDocuments } from "../../../frame/load-document.ts";
import { type PageContext, pageNotFound } from "../../../frame/page.ts";
import { designPath } from "./design-path.ts";
import { listedDesign } from "./find/listed-design.ts";

export type DesignContext = PageContext<"url" | "site">;

export interface DesignAddress {
  slug: string;
  categorySlug?: string | undefined;
}

export async function findDesign(
  context: Pick<DesignContext, "call" | "edition">,
  address: DesignAddress,
): Promise<DesignIdeaAnswer | undefined> {
  const design = await findWholeDesign(context, address);
  return design && listedDesign(design, context.edition);
}

export async function findWholeDesign(
  { call, edition }: Pick<DesignContext, "call" | "edition">,
  address: DesignAddress,
): Promise<DocumentOf<DesignKind> | undefined> {
  if (!isAddress(address)) return undefined;
  const asked = { filters: filtersFor(address), size: 1 };
  for (const kind of DESIGN_CONTENT_TYPES) {
    const designs = await loadDocuments(kind, { call, edition }, asked);
    const design = designs.find(({ slug }) => slug === address.slug);
    if (design) return design;
  }
  return undefined;
}

export type DesignKind = (typeof DESIGN_CONTENT_TYPES)[number];

/**
 * Reads the whole document of a design of one kind. Throws not found if there is none, and a redirect if another
 * design replaced it.
 */
export async function readDesign<Kind extends DesignKind>(
  kind: Kind,
  context: DesignContext,
  address: DesignAddress,
): Promise<DocumentOf<Kind>> {
  if (!isAddress(address)) throw pageNotFound();
  const designs = await loadDocuments(kind, context, { filters: filtersFor(address), size: 1 });
  const design = designs.find(({ slug }) => slug === address.slug);
  if (!design) throw pageNotFound();
  if (design.redirectedTo) throw await followRedirect(context, design.redirectedTo);
  return design;
}

/** The permanent redirect to the design that replaced another, in its own category. */
export async function followRedirect(context: DesignContext, slug: string) {
  const successor = await findDesign(context, { slug });
  return successor ? redirectTo(designPath(context.edition, successor), 301) : pageNotFound();
}

/** Backends reject an invalid slug; for the visitor it is a page that does not exist. */
export function isAddress({ slug, categorySlug = "none" }: DesignAddress): boolean {
  return [slug, categorySlug].every((part) => /^[\w-]+$/.test(part));
}

function filtersFor({ slug, categorySlug }: DesignAddress): DocumentFilter[] {
  return [
    ...(categorySlug ? [{ field: "roomType", op: "eq" as const, values: [categorySlug] }] : []),
    { field: "slug", op: "eq", values: [slug] },
  ];
}
