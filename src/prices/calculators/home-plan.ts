export interface HomePlan {
  /** In the unit of the rates. */
  area: number;
  rooms: readonly PlannedRoom[];
}

export interface PlannedRoom {
  kind: RoomKind;
  isDone: boolean;
}

export type RoomKind = keyof typeof SHARES;

/** The usual relative sizes of rooms. */
const SHARES = {
  living: 3.2,
  majlis: 2.2,
  kitchen: 1.3,
  "second-kitchen": 0.8,
  bedroom: 1.7,
  bathroom: 0.6,
} as const;

export function roomsOf(kind: RoomKind, count: number, isDone: boolean): PlannedRoom[] {
  return Array.from({ length: count }, () => ({ kind, isDone }));
}

export interface PlacedRoom extends PlannedRoom {
  x: number;
  y: number;
  width: number;
  height: number;
  area: number;
}

/** A home is drawn a third wider than it is deep. */
const WIDER = 4 / 3;
/** Day rooms are drawn along one side, bedrooms and bathrooms along the other. */
const NIGHT: readonly RoomKind[] = ["bedroom", "bathroom"];

export function placeRooms({ area, rooms }: HomePlan): {
  width: number;
  height: number;
  rooms: PlacedRoom[];
} {
  const width = Math.sqrt(area * WIDER);
  const all = sharesIn(rooms);
  const isNight = ({ kind }: PlannedRoom) => NIGHT.includes(kind);
  const night = besideBaths(rooms.filter(isNight));
  const half = Math.ceil(night.length / 2);
  const isTall = night.length > IN_A_ROW;
  const rows = [
    rooms.filter((room) => !isNight(room)),
    isTall ? night.slice(0, half) : night,
    isTall ? night.slice(half) : [],
  ].filter((row) => row.length > 0);
  let y = 0;
  const placed = rows.flatMap((row) => {
    const height = ((sharesIn(row) / all) * area) / width;
    let x = 0;
    const inRow = row.map((room) => {
      const own = (SHARES[room.kind] / all) * area;
      const at = { ...room, x, y, width: own / height, height, area: own };
      x += at.width;
      return at;
    });
    y += height;
    return inRow;
  });
  return { width, height: y, rooms: placed };
}

/** Beyond this number, bedrooms and bathrooms are drawn in two rows. */
const IN_A_ROW = 6;

/** Places one bathroom beside each bedroom, as long as there are any. */
function besideBaths(rooms: readonly PlannedRoom[]): PlannedRoom[] {
  const baths = rooms.filter(({ kind }) => kind === "bathroom");
  const beds = rooms.filter(({ kind }) => kind !== "bathroom");
  const pairs = beds.flatMap((bed, index) => [bed, ...baths.slice(index, index + 1)]);
  return [...pairs, ...baths.slice(beds.length)];
}

function sharesIn(rooms: readonly PlannedRoom[]): number {
  return rooms.reduce((sum, { kind }) => sum + SHARES[kind], 0);
}
