/** A calendar as every program reads it (RFC 5545): its lines, folded. */
export function calendarText(subject: string, lines: readonly string[]): string {
  const whole = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Atrium//${subject}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...lines,
    "END:VCALENDAR",
  ];
  return `${whole.map(fold).join("\r\n")}\r\n`;
}

/** A moment, as calendars write it: 20261115T130000Z. */
export function calendarStamp(now: Date): string {
  return now.toISOString().replace(/[-:]|\.\d+/g, "");
}

export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

const LONGEST_LINE = 74;

/** Lines of at most 75 bytes; a character is never cut in two. */
function fold(line: string): string {
  const rows: string[] = [];
  let row = "";
  for (const character of line) {
    if (Buffer.byteLength(row + character) > LONGEST_LINE) {
      rows.push(row);
      row = "";
    }
    row += character;
  }
  return [...rows, row].join("\r\n ");
}
