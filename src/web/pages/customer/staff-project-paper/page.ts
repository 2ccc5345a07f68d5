import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "staff-project-paper", access: "staff" });
