import { afterAll, afterEach } from "vitest";
import { closeFile, closeTest } from "./clean-up.ts";

// Set up again for every file, because a worker that runs many files loads the neighbouring module only once.
afterEach(closeTest);
afterAll(closeFile);
