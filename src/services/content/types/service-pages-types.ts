import type { ServicePageFile } from "../../../contracts/documents/service-page-document.ts";
import { completeServicePage, connectServicePage } from "../../service-pages/connect-service-page.ts";
import type { DocumentTypes } from "../document-type.ts";
import { typeNamed } from "../type-named.ts";

export const SERVICE_PAGE_TYPES: DocumentTypes = {
  "service-pages": {
    ...typeNamed("service-pages"),
    complete: completeServicePage,
    order: ({ order }: ServicePageFile) => order,
    connect: connectServicePage,
    filters: ["topic"],
    search: { kind: "page", heading: ["title"], text: ["summary", "content"], summary: "summary" },
  },
};
