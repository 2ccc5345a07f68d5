import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "profile-project-paper", access: "customer" });
