import { join } from "node:path";
import { defineConfig } from "vite";
import { staffMessages } from "./scripts/vite/staff-messages.ts";

// The staff application has a build and a folder of its own, so that nothing of it reaches a visitor of the site.
export default defineConfig({
  root: join(import.meta.dirname, "src/staff"),
  base: "/staff/",
  publicDir: false,
  plugins: [staffMessages(import.meta.dirname)],
  // The server replaces it in each response: the Content-Security-Policy allows only elements with the nonce.
  html: { cspNonce: "STAFF_NONCE" },
  build: {
    outDir: join(import.meta.dirname, "build/staff"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: join(import.meta.dirname, "src/staff/staff.html"),
      // Mantine marks its files for React's server components, which this application does not use.
      checks: { moduleLevelDirective: false },
    },
  },
});
