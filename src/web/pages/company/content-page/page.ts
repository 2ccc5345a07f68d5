import { calculatorParameters } from "../../../../prices/calculators/calculator.ts";
import { MY_HOME } from "../../../../prices/calculators/my-home.ts";
import { SA_HOME } from "../../../../prices/calculators/sa-home.ts";
import { isBuilt, PAGES_OF_SECTIONS } from "../../../../urls/known-pages.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { REVIEW_QUERY } from "../../../features/company/reviews/review-query.ts";
import { MONEY_FIELDS } from "../../../features/prices/money-view/money-address.ts";
import { definePage } from "../../../frame/define-page.ts";

const LIST_QUERIES = {
  careers: ["city", "department", "experience", "page"],
  "livspace-reviews": REVIEW_QUERY,
  "hire-a-designer": ["city", "language", "speciality", "page"],
} as const;

/** Countries without a calculator page have the calculator there. */
const CALCULATORS_AMONG_OFFERINGS = [...new Set([MY_HOME, SA_HOME].flatMap(calculatorParameters))];
/** The query parameters that the sections of a page read. */
const QUERIES: Partial<Record<PageName, readonly string[]>> = {
  "how-it-works": MONEY_FIELDS,
  offerings: CALCULATORS_AMONG_OFFERINGS,
  livpreneur: ["homes", "order"],
  ...LIST_QUERIES,
};

/** Pages for visitors who are not looking for a home. */
const WITHOUT_FOOTER_FORM: readonly PageName[] = ["careers", "livpreneur"];

/**
 * All pages that consist of a document with sections; they differ only in the document. Without it the page is not
 * found.
 */
export const page = PAGES_OF_SECTIONS.map((name) =>
  definePage({
    name,
    module: "content-page",
    isThere: (region) => isBuilt(name, region),
    query: QUERIES[name] ?? [],
    hasFooterForm: !WITHOUT_FOOTER_FORM.includes(name),
  }),
);
