import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast, parseHex, readTheme } from "./theme.ts";

const themeOf = (query: Record<string, string>) => readTheme(new URLSearchParams(query));
const colour = (text = "") => parseHex(text) ?? [0, 0, 0];

describe("the look of an embed", () => {
  test("is transparent without a theme parameter", () => {
    expect(themeOf({})).toEqual({ surface: "on-paper", isTransparent: true, style: {} });
  });

  test.each([
    ["light", "on-paper"],
    ["sand", "on-sand"],
    ["dark", "on-ink"],
  ])("theme %s has the surface %s", (theme, surface) => {
    expect(themeOf({ theme })).toEqual({ surface, isTransparent: false, style: {} });
    expect(themeOf({ theme, background: "transparent" })).toMatchObject({ surface, isTransparent: true });
  });

  test("a background selects dark or light text and is ignored if neither is readable", () => {
    expect(themeOf({ background: "ffffff" })).toMatchObject({
      surface: "on-paper",
      isTransparent: false,
      style: { "--embed-background": "#ffffff" },
    });
    expect(themeOf({ background: "101820" }).surface).toBe("on-ink");
    expect(themeOf({ background: "808080" })).toEqual(themeOf({}));
  });

  test.each(["red", "url(//evil)", "#12", "1234567", "ffcc00;color:red", ""])(
    "rejects %s as a colour",
    (accent) => {
      expect(themeOf({ accent, background: accent }).style).toEqual({});
    },
  );

  test("white text on the accent and text in the accent colour are always readable", () => {
    const hex = fc.stringMatching(/^[0-9a-f]{6}$/);
    const theme = fc.constantFrom("light", "sand", "dark");
    const backdrops = { "on-paper": "fbf8f4", "on-sand": "f1e9de", "on-ink": "211c18" };
    fc.assert(
      fc.property(hex, theme, hex, (accent, name, background) => {
        for (const [key, value] of Object.entries({ theme: name, background })) {
          const { style, surface } = themeOf({ accent, [key]: value });
          const ground = colour(style["--embed-background"] ?? backdrops[surface]);
          expect(contrast(colour(style["--clay"]), [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
          expect(contrast(colour(style["--clay-dark"]), [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
          expect(contrast(colour(style["--embed-accent"]), ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
});
