import { expect, test } from "vitest";
import { asksForNothing } from "./quiet-pages.ts";

test.each(["/in/talk", "/sa-ar/thank-you/x", "/sg/contact-pact/x", "/in/widget/lead-form", "/zz-none"])(
  "SK-01 AT-04 nothing comes up by itself on %s",
  (path) => expect(asksForNothing(path)).toBe(true),
);

test.each(["/in", "/sa-ar", "/sg/design-ideas"])("SK-01 AT-04 it may on %s", (path) =>
  expect(asksForNothing(path)).toBe(false),
);
