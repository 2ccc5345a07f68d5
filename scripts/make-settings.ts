// Writes docs/settings.md from the schema of the settings. Usage: node scripts/make-settings.ts
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { settingsDocument } from "./lib/settings-document.ts";

writeFileSync(join(import.meta.dirname, "../docs/settings.md"), settingsDocument());
