/** The colours of the stylesheet itself, so that the guide cannot tell another story than the pages. */
export function readColours(stylesheet: string): Map<string, string> {
  const found = stylesheet.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi);
  const colours = new Map<string, string>();
  for (const [, name = "", hex = ""] of found) if (!colours.has(name)) colours.set(name, hex);
  return colours;
}

/** WCAG 2.2 contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
