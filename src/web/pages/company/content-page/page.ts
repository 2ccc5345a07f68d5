import { calculatorParameters } from "../../../../prices/calculators/calculator.ts";
import { MY_HOME } from "../../../../prices/calculators/my-home.ts";
import { SA_HOME } from "../../../../prices/calculators/sa-home.ts";
import { isBuilt, PAGES_OF_SECTIONS } from "../../../../urls/known-pages.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { MONEY_FIELDS } from "../../../features/prices/money-view/money-address.ts";
import { definePage } from "../../../frame/define-page.ts";

const LIST_QUERIES = {
  careers: ["city", "department", "experience", "page"],
  "livspace-reviews": ["city", "home", "rating", "page"],
  "hire-a-designer": ["city", "language", "speciality", "page"],
} as const;

/** Countries without a page for their calculator have it there. */
const CALCULATORS_AMONG_OFFERINGS = [...new Set([MY_HOME, SA_HOME].flatMap(calculatorParameters))];
/** What a section of the page reads from the address. */
const QUERIES: Partial<Record<PageName, readonly string[]>> = {
  "how-it-works": MONEY_FIELDS,
  offerings: CALCULATORS_AMONG_OFFERINGS,
  livpreneur: ["homes", "order"],
  ...LIST_QUERIES,
};

/** Pages for whoever wants no home of us. */
const WITHOUT_FOOTER_FORM: readonly PageName[] = ["careers", "livpreneur"];

/** Every page that a document of sections can be: they differ in nothing else. Without its document it is not found. */
export const page = PAGES_OF_SECTIONS.map((name) =>
  definePage({
    name,
    module: "content-page",
    isThere: (region) => isBuilt(name, region),
    query: QUERIES[name] ?? [],
    hasFooterForm: !WITHOUT_FOOTER_FORM.includes(name),
  }),
);
