import { isBuilt, PAGES_OF_SECTIONS } from "../../../../urls/known-pages.ts";
import { definePage } from "../../../frame/define-page.ts";

/** Every page that a document of sections can be: they differ in nothing else. Without its document it is not found. */
export const page = PAGES_OF_SECTIONS.map((name) =>
  definePage({ name, module: "content-page", isThere: (region) => isBuilt(name, region) }),
);
