import { PALETTE_NAMES } from "../../contracts/documents/home-look-words.ts";
import type { Picture } from "../../contracts/documents/picture.ts";
import type { Look } from "./looks-index.ts";

type LookRoom = Look["rooms"][number];
type RoomType = LookRoom["room"];

/** Rooms of one kind show similar furniture, so they are not neighbours in a list. */
const KINDS: Partial<Record<RoomType, string>> = {
  "open-living": "living",
  "home-office": "study",
  "kids-room": "bedroom",
  "guest-room": "bedroom",
  "master-bedroom": "bedroom",
};

/** What counts against a room as the cover of its home. */
const COSTS = {
  /** The same room, in whatever colours, is already the cover of another home. */
  sceneInUse: 30,
  /** The title of the home speaks of another of its rooms. */
  notInTitle: 100,
  /** The price is for kitchen and wardrobes only, and the room is neither. */
  notInScope: 12,
  /** The same camera in another variant of the room. */
  viewInUse: 16,
  sameKindAsPrevious: 6,
  sameKindAsOneBefore: 3,
  /** For every other home with this view: homes whose rooms are all common ones need it more. */
  demand: 0.25,
  /** For every room of the home that comes before it. */
  position: 0.4,
};

/** Rooms that say little about a home. */
const ROOM_COSTS: Partial<Record<RoomType, number>> = { bathroom: 40, wardrobe: 6, balcony: 1, foyer: 0.5 };

/** Rooms with the kitchen or the wardrobes that the smaller scope consists of. */
const IN_SMALL_SCOPE: ReadonlySet<RoomType> = new Set(["kitchen", "wardrobe"]);

/** The looks before a look that are beside it or above it in a grid of three columns. */
const NEIGHBOURS = 3;

/**
 * One photograph for each look of a whole list, so that its pages together show as many different rooms as possible:
 * most homes have a living room, and all would begin with it.
 */
export function chooseCovers(looks: readonly Look[]): ReadonlyMap<string, Picture> {
  const demand = countOf(
    looks.flatMap(({ rooms }) => [...new Set(rooms.map((room) => readName(room).view))]),
  );
  const reserved = reserveTitleRooms(looks);
  const inUse = new Map<string, number>();
  const before: string[] = [];

  function costOf({ slug, titleRoom, scope }: Look, room: LookRoom, index: number): number {
    const { scene, view } = readName(room);
    const isOfAnother = (reserved.get(scene) ?? slug) !== slug;
    const kindAt = before.indexOf(kindOf(room));
    return (
      COSTS.sceneInUse * ((inUse.get(`scene ${scene}`) ?? 0) + (isOfAnother ? 1 : 0)) +
      (titleRoom && titleRoom !== room.room ? COSTS.notInTitle : 0) +
      (scope === "kitchen-wardrobes-paint" && !IN_SMALL_SCOPE.has(room.room) ? COSTS.notInScope : 0) +
      COSTS.viewInUse * (inUse.get(`view ${view}`) ?? 0) +
      (kindAt === 0 ? COSTS.sameKindAsPrevious : kindAt > 0 ? COSTS.sameKindAsOneBefore : 0) +
      COSTS.demand * ((demand.get(view) ?? 1) - 1) +
      COSTS.position * index +
      (ROOM_COSTS[room.room] ?? 0)
    );
  }

  return new Map(
    looks.map((look) => {
      const [best] = look.rooms
        .map((room, index) => ({ room, cost: costOf(look, room, index) }))
        .sort((one, other) => one.cost - other.cost);
      if (!best) return [look.slug, look.picture];
      const { scene, view } = readName(best.room);
      for (const key of [`scene ${scene}`, `view ${view}`]) inUse.set(key, (inUse.get(key) ?? 0) + 1);
      before.unshift(kindOf(best.room));
      before.splice(NEIGHBOURS);
      return [look.slug, best.room.picture];
    }),
  );
}

/** The scenes of the rooms that titles speak of, each with the first home that has it. */
function reserveTitleRooms(looks: readonly Look[]): ReadonlyMap<string, string> {
  const reserved = new Map<string, string>();
  for (const { slug, titleRoom, rooms } of looks) {
    const named = rooms.find(({ room }) => room === titleRoom);
    const { scene } = named ? readName(named) : {};
    if (scene && !reserved.has(scene)) reserved.set(scene, slug);
  }
  return reserved;
}

const NAME = new RegExp(`^(.+)-(?:${Object.keys(PALETTE_NAMES).join("|")})-(\\d+)(.*)$`);

/**
 * The room of a photograph and its variant, without its colours: "kitchen-island-navy-1-front" is the scene
 * "kitchen-island-1". The name itself for a photograph of another origin.
 */
export function sceneOf(name: string): string {
  const [, room, variant] = NAME.exec(name) ?? [];
  return room ? `${room}-${variant}` : name;
}

/** The view is the room and the camera: "kitchen-island-front". */
function readName({ picture: { photo } }: LookRoom): { scene: string; view: string } {
  const [, room, , camera = ""] = NAME.exec(photo.name) ?? [];
  return { scene: sceneOf(photo.name), view: room ? room + camera : photo.name };
}

function kindOf({ room }: LookRoom): string {
  return KINDS[room] ?? room;
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
