import { afterAll, afterEach } from "vitest";
import { closeFile, closeTest } from "./clean-up.ts";

// Set up anew for every file: in a worker that runs many of them, the module beside this one is read only once.
afterEach(closeTest);
afterAll(closeFile);
