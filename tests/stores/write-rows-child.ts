// Writes rows one by one and prints the key of each as soon as its write is acknowledged, until it is killed.

import { writeSetting } from "../../src/platform/database/settings.ts";
import { openDatabase } from "../../src/services/open-database.ts";

const database = await openDatabase({ dataDirectory: process.argv[2] ?? "" });
await database.migrate();
for (let number = 1; ; number += 1) {
  await writeSetting(database.db, `row-${number}`, "x".repeat(200));
  process.stdout.write(`row-${number}\n`);
}
