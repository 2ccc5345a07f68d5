import { expect, test } from "vitest";
import { SPOT_FRAMES, spreadSpots } from "./scene-facts.ts";

const BASIN = { x: 0.4, y: 0.5 };
const MIXER = { x: 0.41, y: 0.5 };
const DOOR = { x: 0.9, y: 0.2 };

function distances(
  spots: readonly { x: number; y: number }[],
  { width, height }: { width: number; height: number },
) {
  return spots.flatMap((one, index) =>
    spots.slice(index + 1).map((other) => Math.hypot((one.x - other.x) * width, (one.y - other.y) * height)),
  );
}

test.each(Object.entries(SPOT_FRAMES))("numbers on a %s photograph do not overlap", (_, frame) => {
  const crowd = [BASIN, MIXER, BASIN, DOOR, { x: 0.42, y: 0.52 }, { x: 0, y: 1 }, { x: 0.39, y: 0.49 }];
  const spread = spreadSpots(crowd, frame);
  expect(Math.min(...distances(spread, frame))).toBeGreaterThanOrEqual(frame.gap - 0.01);
  for (const { x, y } of spread) {
    expect(x * frame.width).toBeGreaterThanOrEqual(frame.edge - 0.01);
    expect(y * frame.height).toBeLessThanOrEqual(frame.height - frame.edge + 0.01);
  }
});

test("numbers with enough distance keep their position", () => {
  const [basin, door] = spreadSpots([BASIN, DOOR], SPOT_FRAMES.wide);
  expect(basin?.x).toBeCloseTo(BASIN.x, 10);
  expect(door?.y).toBeCloseTo(DOOR.y, 10);
});
