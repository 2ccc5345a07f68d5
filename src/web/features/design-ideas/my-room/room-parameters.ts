export const ROOM_NAMES = ["room", "city", "tier"] as const;

/** The same, also while it is being typed: a form sends the sides one by one. */
export const ROOM_PARAMETERS: readonly string[] = [...ROOM_NAMES, "room.breadth", "room.unit"];
