import type { Plugin } from "vite";

/** What somebody waits for who has just touched a tool: React, and the tools that are changed by tapping. */
const WANTED_AT_ONCE =
  /^(?:react|price-parts|money-view\.island|.*calculator(?:-parts|\.island|-result\.later))$/;

/**
 * Asks the browser to compile all functions of a script while it arrives, beside the page, instead of one after the other
 * in the first tap. To browsers that do not know the sign it is a comment.
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    generateBundle: {
      // It must be the first line, and Vite writes before a script what it loads later.
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && WANTED_AT_ONCE.test(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
