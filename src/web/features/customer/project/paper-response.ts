import type { getProjectPaper } from "../../../../contracts/calls/customer/project-calls.ts";
import type { CallAnswer } from "../../../../contracts/define-call.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import type { PageInput } from "../../../frame/page.ts";

/** A document of a project as a PDF: the stored file, or one that is written from its data. */
export async function paperResponse(
  paper: CallAnswer<typeof getProjectPaper>,
  { edition, site }: Pick<PageInput, "edition" | "site">,
): Promise<Response> {
  return pdfResponse(paper.id, await pdfOf());

  async function pdfOf(): Promise<Buffer> {
    if (paper.file !== undefined) return Buffer.from(paper.file, "base64");
    const { paperPdf } = await import("./paper-pdf.ts");
    return paperPdf(paper, { edition, text: textOf(edition.language), brand: site.brand.name });
  }
}

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
