import { expect, test } from "vitest";
import { readContentFiles } from "../../src/services/content/read-content.ts";
import { bannedWords } from "../../src/services/content/texts/check-voice.ts";
import { PROJECT_ROOT, projectFiles, readProjectFile } from "../support/project-files.ts";

test("no message and no rewritten document contains a word that docs/voice.md excludes", async () => {
  const messages = projectFiles("messages/*.json").map((name) => ({ name, text: readProjectFile(name) }));
  const documents = await readContentFiles(`${PROJECT_ROOT}/content`);
  expect(bannedWords([...messages, ...documents])).toEqual([]);
});
