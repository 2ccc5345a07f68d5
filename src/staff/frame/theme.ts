import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  mergeThemeOverrides,
} from "@mantine/core";
import type { StaffText } from "./staff-text.tsx";

/** Ten steps of the site's clay and forest, from a wash to the darkest. */
const clay: MantineColorsTuple = [
  "#f7e9e2",
  "#f2d5c8",
  "#ecb9a4",
  "#e29b7f",
  "#d67d5b",
  "#c75c3c",
  "#b4472a",
  "#a03d24",
  "#8e3620",
  "#6f2917",
];
const forest: MantineColorsTuple = [
  "#eef3f0",
  "#dde7e1",
  "#cfdbd3",
  "#a9bfb2",
  "#84a292",
  "#638674",
  "#4a6357",
  "#3c574a",
  "#2f4a3e",
  "#22372e",
];

/** The button that closes a dialog has only a sign, so it gets a name in the member's language. */
export function staffTheme({ t }: StaffText) {
  const label = { "aria-label": t("staff.close") };
  return mergeThemeOverrides(
    theme,
    createTheme({
      components: { CloseButton: { defaultProps: label }, ModalHeader: { defaultProps: OF_DIALOG } },
    }),
  );
}

/** Its element is a header, which must not be a second banner of the page. */
const OF_DIALOG = { role: "presentation" };

const theme = createTheme({
  colors: { clay, forest },
  primaryColor: "forest",
  primaryShade: 8,
  fontFamily: '"Figtree", "Plex Arabic", system-ui, sans-serif',
  headings: { fontFamily: '"Figtree", "Plex Arabic", system-ui, sans-serif', fontWeight: "600" },
  defaultRadius: "sm",
  cursorType: "pointer",
  respectReducedMotion: true,
});

/** Mantine's greys and reds are too light for small text. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": "var(--ink-soft)",
    "--mantine-color-error": "var(--danger)",
    "--mantine-color-placeholder": "var(--placeholder)",
  },
  dark: {},
});
