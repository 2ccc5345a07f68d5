import { z } from "zod";
import { ROOM_NAMES } from "./home-look-words.ts";

/** Includes the rooms that only a plan shows and no photograph. */
export const PLAN_ROOM_NAMES = { ...ROOM_NAMES, utility: "Utility", shelter: "Household shelter" } as const;

const place = z.number().nonnegative();
const length = z.number().positive();

export const PlanRoom = z.strictObject({
  room: z.enum(Object.keys(PLAN_ROOM_NAMES) as [keyof typeof PLAN_ROOM_NAMES]),
  x: place,
  y: place,
  width: length,
  depth: length,
});

/** The centre of the door, and the direction of its wall. */
const PlanDoor = z.strictObject({ x: place, y: place, wall: z.enum(["across", "along"]) });

/** A home from above, in feet from one corner: x across, y down. The first door is the entrance. */
export const LookPlan = z
  .strictObject({
    width: length,
    depth: length,
    rooms: z.array(PlanRoom).min(3).max(20),
    doors: z.array(PlanDoor).max(24).default([]),
  })
  .refine(
    ({ width, depth, rooms }) =>
      rooms.every((room) => room.x + room.width <= width && room.y + room.depth <= depth),
    "a room is outside of the plan",
  );

export const NamedPlan = z.object({
  ...LookPlan.shape,
  rooms: z.array(PlanRoom.extend({ name: z.string() })),
});

export type LookPlan = z.infer<typeof LookPlan>;
export type NamedPlan = z.infer<typeof NamedPlan>;
