export const ROOM_NAMES = ["room", "city", "tier"] as const;

/** Also includes the fields of the form, which sends the sides separately. */
export const ROOM_PARAMETERS: readonly string[] = [...ROOM_NAMES, "room.breadth", "room.unit"];
