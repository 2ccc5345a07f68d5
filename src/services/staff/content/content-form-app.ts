import { Hono } from "hono";
import { z } from "zod";
import type { CallAnswer } from "../../../contracts/define-call.ts";
import { listPhotographs, renderMarkdown } from "../../../contracts/staff/calls/content-form-calls.ts";
import { readMarkdown } from "../../content/markdown/read-markdown.ts";
import { imageAddress } from "../../images/images-app.ts";
import type { Photographs } from "../../images/photographs.ts";
import type { ServiceParts } from "../../service-parts.ts";
import type { StaffAccess } from "../access/identify-staff.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";

/** What the form of a document asks while a member writes. */
export function createContentFormApp({ photographs }: ServiceParts, access: StaffAccess): Hono {
  const app = new Hono();
  const serve = staffCallServer(app, access);

  serve(listPhotographs, (asked) => findPhotographs(photographs, asked));

  serve(renderMarkdown, async ({ text }) => {
    const { value, faults } = await readMarkdown(`${NO_FIELDS}${text}`, photographs);
    const { content, words } = Read.parse(value);
    return {
      ...{ html: content, words },
      faults: faults.map(({ line, reason }) => ({ line: line - LINES_BEFORE, message: reason })),
    };
  });

  return app;
}

const NO_FIELDS = "---\n{}\n---\n";
const LINES_BEFORE = NO_FIELDS.split("\n").length - 1;
const Read = z.object({ content: z.string(), words: z.number() });

async function findPhotographs(
  photographs: Photographs,
  { search, name, after, size }: z.output<typeof listPhotographs.input>,
): Promise<CallAnswer<typeof listPhotographs>> {
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const found = photographs.list().filter((photograph) => {
    if (name !== undefined) return photograph.name === name;
    const text = [photograph.name, ...Object.values(photograph.alt ?? {})].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const start = after === undefined ? 0 : found.findIndex((photograph) => photograph.name === after) + 1;
  const shown = found.slice(start, start + size);
  return {
    photographs: await Promise.all(
      shown.map(async (photograph) => {
        const { width, height, dominant, alt = null } = photograph;
        const address = imageAddress(photograph, await photographs.hashOf(photograph));
        return { name: photograph.name, address, width, height, dominant, alt };
      }),
    ),
    next: found.length > start + size ? (shown.at(-1)?.name ?? null) : null,
    total: found.length,
  };
}
