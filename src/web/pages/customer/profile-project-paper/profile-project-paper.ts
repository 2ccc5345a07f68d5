import { getProjectPaper } from "../../../../contracts/calls/customer/project-calls.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import { page, required } from "../../../frame/page.ts";

/** One document of the customer's own project as a PDF; for anyone else it is not found. */
export const loader = page(async ({ call, session, edition, params, site }) => {
  const paper = await required(
    call(getProjectPaper, { authorization: session?.authorization, paper: params.paper ?? "" }),
  );
  if (paper.file !== undefined) return pdfResponse(paper.id, Buffer.from(paper.file, "base64"));
  const { paperPdf } = await import("../../../features/customer/project/paper-pdf.ts");
  const file = await paperPdf(paper, { edition, text: textOf(edition.language), brand: site.brand.name });
  return pdfResponse(paper.id, file);
});

function pdfResponse(name: string, file: Buffer): Response {
  return new Response(new Uint8Array(file), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}.pdf"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
