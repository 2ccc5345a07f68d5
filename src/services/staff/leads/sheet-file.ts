import { strToU8, Zip, ZipDeflate } from "fflate";

/** A cell: text is never a formula, a number and a moment are typed. */
export type SheetCell = string | number | boolean | Date | null;

interface SheetOptions {
  name: string;
  headings: readonly string[];
  isRightToLeft: boolean;
}

/** The limit of spreadsheets, with the row of the headings. */
const MAX_ROWS = 1_048_576;
const MAX_CELL_LETTERS = 32_767;
const DAY_MS = 24 * 60 * 60_000;
/** Day 0 of spreadsheets. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const STYLE = { heading: 1, moment: 2 };

/**
 * An Excel workbook, written while it is sent: only one page of rows is in memory. A moment shows the hours that
 * `Date` has in UTC, because spreadsheets know no time zones.
 */
export async function* writeSheetFile(
  pages: AsyncIterable<readonly (readonly SheetCell[])[]>,
  { name, headings, isRightToLeft }: SheetOptions,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const begin = (path: string) => {
    const file = new ZipDeflate(path, { level: 3 });
    zip.add(file);
    return (text: string, isLast = false) => file.push(strToU8(text), isLast);
  };
  const head = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ""}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${headings.length}" width="18" customWidth="1"/></cols><sheetData>${rowOf(1, headings, STYLE.heading)}`;
  const columns = headings.map((_, index) => columnName(index));
  let sheets = 0;
  let row = MAX_ROWS;
  let write: ReturnType<typeof begin> | undefined;
  for await (const page of pages) {
    let text = "";
    for (const cells of page) {
      if (row === MAX_ROWS) {
        write?.(text + FOOT, true);
        text = "";
        sheets += 1;
        write = begin(`xl/worksheets/sheet${sheets}.xml`);
        write(head);
        row = 1;
      }
      row += 1;
      text += rowOf(row, cells, undefined, columns);
    }
    if (text) write?.(text);
    yield* chunks.splice(0);
  }
  if (!write) {
    sheets = 1;
    write = begin("xl/worksheets/sheet1.xml");
    write(head);
  }
  write(FOOT, true);
  for (const [path, text] of Object.entries(otherParts(name, sheets))) begin(path)(text, true);
  zip.end();
  yield* chunks.splice(0);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = "http://schemas.openxmlformats.org";
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`;
const FOOT = "</sheetData></worksheet>";

function rowOf(
  row: number,
  cells: readonly SheetCell[],
  style?: number,
  columns: readonly string[] = cells.map((_, index) => columnName(index)),
): string {
  let text = "";
  for (const [index, cell] of cells.entries()) text += cellOf(`${columns[index]}${row}`, cell, style);
  return `<row r="${row}">${text}</row>`;
}

function cellOf(at: string, cell: SheetCell, style?: number): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === "boolean") return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (cell instanceof Date)
    return `<c r="${at}" s="${STYLE.moment}"><v>${(cell.getTime() - DAY_ZERO) / DAY_MS}</v></c>`;
  const styled = style === undefined ? "" : ` s="${style}"`;
  return `<c r="${at}" t="inlineStr"${styled}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** A, B … Z, AA, AB … */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Characters that XML does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow them.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Spreadsheets read "_x000D_" as a line break, unless its first underscore is written in this way. */
const LIKE_A_CODE = /_(?=x[0-9a-f]{4}_)/gi;

function escaped(text: string): string {
  return text
    .slice(0, MAX_CELL_LETTERS)
    .toWellFormed()
    .replace(FORBIDDEN, "")
    .replace(LIKE_A_CODE, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function otherParts(name: string, sheets: number): Record<string, string> {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const each = (write: (number: number) => string) => numbers.map(write).join("");
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  return {
    "xl/workbook.xml": `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((number) => `<sheet name="${escaped(name)}${number > 1 ? ` ${number}` : ""}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships">${each((number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
    "_rels/.rels": `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "[Content_Types].xml": `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${type}.worksheet+xml"/>`)}</Types>`,
  };
}
