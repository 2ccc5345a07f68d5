import { showEstimateCode } from "../../../../contracts/estimates/estimate-code.ts";
import type { KeptEstimate } from "../../../../contracts/estimates/kept-estimate.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import { addressOf } from "../../../../urls/links.ts";
import { keptCalculator } from "../../../features/estimates/kept-calculator.ts";
import { keptPlan } from "../../../features/estimates/kept-plan.ts";
import { loadEstimate } from "../../../features/estimates/load-estimate.ts";
import { estimateSheet } from "../../../features/estimates/pdf/estimate-sheet.ts";
import { page } from "../../../frame/page.ts";

/** A kept estimate as a PDF. Its versions never change: whoever has one of them in this language has it still. */
export const loader = page(async (asking) => {
  const { call, edition, site, ifNoneMatch } = asking;
  const { estimate, version, facts } = await loadEstimate("estimate-pdf", asking, undefined);
  const etag = tagOf(estimate, version.number, edition.region);
  if (ifNoneMatch === etag) return new Response(null, { status: 304, headers: { etag } });
  const text = textOf(edition.language);
  const kept = keptCalculator(facts, version);
  const estimateCode = showEstimateCode(estimate.code);
  const address = site.publicUrl + addressOf(edition.region, "estimate", { estimateCode });
  const plan = await keptPlan({ call, edition }, estimate);
  const brand = site.brand.name;
  const sheet = estimateSheet(text, { estimate, version, kept, plan, edition, brand, address });
  const { estimatePdf } = await import("../../../features/estimates/pdf/estimate-pdf.tsx");
  const file = await estimatePdf(text, sheet, kept);
  return new Response(new Uint8Array(file), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="estimate-${estimateCode}.pdf"`,
      "cache-control": "private, no-store",
      etag,
    },
  });
});

/** Only the plan can be another one for the same version. */
function tagOf({ code, plan }: KeptEstimate, version: number, region: string): string {
  return `W/"${code}-${version}-${region}-${plan ?? ""}"`;
}
