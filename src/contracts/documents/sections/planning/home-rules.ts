import { z } from "zod";

/** The rules of one type of home, by the name of their document. */
export const HomeRules = z.strictObject({ home: z.string().regex(/^[a-z][a-z0-9-]*$/) });
