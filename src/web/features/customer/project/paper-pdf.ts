import type { getProjectPaper } from "../../../../contracts/calls/customer/project-calls.ts";
import type { CallAnswer } from "../../../../contracts/define-call.ts";
import { countryOf } from "../../../../editions/countries.ts";
import { fullDateWords } from "../../../../editions/day-words.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { inLanguage, LANGUAGES } from "../../../../editions/languages.ts";
import { writeAmount } from "../../../../editions/money.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import { COLOURS, createPaper } from "../../prices/estimates/pdf/sheet-of-paper.ts";

interface PaperPlace {
  edition: Edition;
  text: Text;
  brand: string;
}

/**
 * Creates a document of a project in the customer's language. The module is imported on first use because it contains
 * the fonts.
 */
export async function paperPdf(
  sheet: CallAnswer<typeof getProjectPaper>,
  { edition, text, brand }: PaperPlace,
): Promise<Buffer> {
  const { t, language } = text;
  const country = countryOf(sheet.country, edition.country);
  const title = inLanguage(sheet.title, language);
  const paper = createPaper(LANGUAGES[language].direction, { title, language });
  const { width } = paper;
  let y = paper.top;
  const room = (high: number) => {
    if (y + high <= paper.bottom) return;
    paper.doc.addPage();
    y = paper.top;
  };
  paper.write(brand, 0, y, width / 2, { style: "strong", size: 11 });
  if (sheet.isSample)
    paper.write(t("project.sampleTitle"), width / 2, y, width / 2, {
      size: 11,
      align: "end",
      colour: COLOURS.clay,
    });
  y += 44;
  y += paper.write(title, 0, y, width, { style: "display", size: 30, role: "H1" }) + 4;
  y += paper.write(fullDateWords(sheet.on, language), 0, y, width, { size: 10, colour: COLOURS.soft }) + 10;
  if (sheet.lead) y += paper.write(inLanguage(sheet.lead, language), 0, y, width, { size: 12 }) + 12;
  paper.rule(y);
  y += 8;
  for (const { label, value, amount } of sheet.rows) {
    const name = inLanguage(label, language);
    const told =
      amount === undefined
        ? value
          ? inLanguage(value, language)
          : ""
        : writeAmount(amount, { country, language });
    const high = Math.max(paper.heightOf(name, width * 0.5), paper.heightOf(told, width * 0.46)) + 6;
    room(high);
    paper.write(name, 0, y, width * 0.5, { size: 10.5 });
    paper.write(told, width * 0.54, y, width * 0.46, { size: 10.5, align: "end" });
    y += high;
    paper.rule(y);
    y += 6;
  }
  for (const note of sheet.notes) {
    room(40);
    y += 6 + paper.write(inLanguage(note, language), 0, y + 6, width, { size: 9.5, colour: COLOURS.soft });
  }
  return paper.finish();
}
