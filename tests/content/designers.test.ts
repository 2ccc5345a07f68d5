import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const DOCUMENTS = new URL("../../content/documents/", import.meta.url);

const read = (file: string) => JSON.parse(readFileSync(new URL(file, DOCUMENTS), "utf8"));

test.each(["in", "sg"])(
  "every designer of %s who can be hired has homes among the looks, under the same name",
  (region) => {
    const looks: { designer: { id: string; name: string } }[] = globSync(`home-looks/${region}/*.json`, {
      cwd: DOCUMENTS,
    }).flatMap(read);
    const known = new Map(looks.map(({ designer }) => [designer.id, designer.name]));
    const { sections } = read(`content-pages/${region}/hire-a-designer.json`);
    const { items } = sections.find(({ kind }: { kind: string }) => kind === "designers");
    expect(items.length).toBeGreaterThan(0);
    for (const { id, name } of items) expect([id, known.get(id)]).toEqual([id, name]);
  },
);
