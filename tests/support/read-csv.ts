/** The cells of a table as a spreadsheet reads them, without the UTF-8 byte order mark. */
export function readCsv(text: string): string[][] {
  const cells = text.replace(/^\ufeff/, "").matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g);
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain = "", end] of cells) {
    if (whole === "") break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ",") rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
