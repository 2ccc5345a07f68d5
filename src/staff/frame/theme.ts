import { createTheme, type MantineColorsTuple } from "@mantine/core";

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

export const theme = createTheme({
  colors: { clay, forest },
  primaryColor: "forest",
  primaryShade: 8,
  fontFamily: '"Figtree", "Plex Arabic", system-ui, sans-serif',
  headings: { fontFamily: '"Figtree", "Plex Arabic", system-ui, sans-serif', fontWeight: "600" },
  defaultRadius: "sm",
  cursorType: "pointer",
  respectReducedMotion: true,
});
