import type { z } from "zod";
import { SETTING_GROUPS } from "../../src/services/config/config.ts";

const HEAD = `# Settings

Every setting is an environment variable. The defaults work without any setting. A wrong value stops the start with a message
that names the setting. With \`_FILE\` at its end, a setting names a file that contains the value: \`SECRET_KEY_FILE=/run/secrets/key\`.
This file is generated: change \`src/services/config/\`, then run
\`node scripts/make-settings.ts\`.
`;

/** The text of docs/settings.md: a table for each group of settings. */
export function settingsDocument(): string {
  const groups = Object.entries<Record<string, z.ZodType>>(SETTING_GROUPS);
  return [HEAD, ...groups.map(([name, settings]) => groupTable(name, settings))].join("\n");
}

function groupTable(name: string, settings: Record<string, z.ZodType>): string {
  const rows = Object.entries(settings).map(
    ([setting, schema]) => `| \`${setting}\` | ${defaultOf(schema)} | ${describe(setting, schema)} |`,
  );
  return [`## ${name}`, "| setting | default | meaning |", "|---|---|---|", ...rows, ""].join("\n");
}

function describe(setting: string, { description }: z.ZodType): string {
  if (!description) throw new Error(`The setting ${setting} has no description.`);
  return description;
}

function defaultOf(schema: z.ZodType): string {
  const { data } = schema.safeParse(undefined);
  if (data === undefined || (Array.isArray(data) && data.length === 0)) return "unset";
  return `\`${typeof data === "boolean" ? Number(data) : data}\``;
}
