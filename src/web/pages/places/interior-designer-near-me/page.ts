import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "interior-designer-near-me", query: ["pincode"] });
