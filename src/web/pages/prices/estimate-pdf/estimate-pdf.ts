import { showEstimateCode } from "../../../../contracts/estimates/estimate-code.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import { addressOf } from "../../../../urls/links.ts";
import { loadEstimate } from "../../../features/prices/estimates/load-estimate.ts";
import { estimateSheet } from "../../../features/prices/estimates/pdf/estimate-sheet.ts";
import { storedCalculator } from "../../../features/prices/estimates/stored-calculator.ts";
import { storedPlan } from "../../../features/prices/estimates/stored-plan.ts";
import { page } from "../../../frame/page.ts";

export const loader = page(async (asking) => {
  const { call, edition, site } = asking;
  const { estimate, version, facts } = await loadEstimate("estimate-pdf", asking, undefined);
  const text = textOf(edition.language);
  const kept = storedCalculator(facts, version);
  const estimateCode = showEstimateCode(estimate.code);
  const address = site.publicUrl + addressOf(edition.region, "estimate", { estimateCode });
  const plan = await storedPlan({ call, edition }, estimate);
  const brand = site.brand.name;
  const sheet = estimateSheet(text, { estimate, version, kept, plan, edition, brand, address });
  const { estimatePdf } = await import("../../../features/prices/estimates/pdf/render-estimate-pdf.tsx");
  const file = await estimatePdf(text, sheet, kept);
  return new Response(new Uint8Array(file), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="estimate-${estimateCode}.pdf"`,
      "cache-control": "private, no-store",
    },
  });
});
