import type { Caller } from "../../../../contracts/create-caller.ts";
import type { DocumentOf } from "../../../../contracts/documents/documents.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { findDocument } from "../../../frame/load-document.ts";

export type DesignLanding = DocumentOf<"design-ideas-landing-page">;
export type LandingWidget = DesignLanding["widgets"][number];

/**
 * The editors' choices for the landing page of a country (DI-26). Without them the page still has its rooms and its
 * search.
 */
export function readLanding(call: Caller, edition: Edition): Promise<DesignLanding | undefined> {
  return findDocument("design-ideas-landing-page", { call, edition });
}
