import { expect, test } from "vitest";
import { isPicture } from "../../src/services/images/originals.ts";
import { newBackends } from "../services/fixture-backends.ts";

const COUNT = 10_000;

// Parts of valid addresses, of attacks and of nonsense. They are combined at random, but with a fixed seed.
const PICTURES = [
  "test-room",
  "test-room-PRINT",
  "test-room-00000000",
  "catalogue.json",
  "../catalogue.json",
  "..%2f..%2fflags.json",
  "%2e%2e/%2e%2e/flags.json",
  "..%252f..%252fflags.json",
  "....//....//etc/passwd",
  "..\\..\\flags.json",
  "/etc/passwd",
  "%2fetc%2fpasswd",
  "test-room.webp",
  "test-room%00.webp",
  "test-room-PRINT%00",
  "@127.0.0.1/x.jpg",
  "@169.254.169.254/latest/meta-data",
  "@localhost:22/",
  "@[::1]/x",
  "@user:pass@host/x",
  "@%/x",
  "@/x",
  "file:///etc/passwd",
  "http://127.0.0.1:1/x.jpg",
  "data:image/svg+xml,<svg/>",
  "مطبخ",
  "%E0%A4",
  "constructor",
  "__proto__",
  "a".repeat(3000),
  "",
];
const VALUES = [
  "1",
  "60",
  "300",
  "4096",
  "4097",
  "0",
  "-1",
  "1e9",
  "NaN",
  "Infinity",
  "0x10",
  "1.5",
  "2",
  "4.0",
  "９",
  "fill",
  "fit",
  "avif",
  "webp",
  "jpg",
  "svg",
  "constructor",
  "__proto__",
  "'; drop table documents; --",
  "{{7*7}}",
  "<script>",
  "%00",
  "%",
  "%ff",
  "../..",
  "",
  " 60",
  "60,",
  "9".repeat(500),
];
const KEYS = [
  "w",
  "h",
  "dpr",
  "bl",
  "blur",
  "rt",
  "fit",
  "q",
  "f",
  "fm",
  "__proto__",
  "toString",
  "",
  "W",
  "w[]",
];

test(`${COUNT} random and hostile addresses return a picture or a reason, never a 500 or another file`, async () => {
  const { app } = await newBackends();
  const first = await app.request("/api/dobby/a/_/test-room");
  const hash = first.headers.get("location")?.slice(-8) ?? "";
  const random = mulberry32(20_261_115);
  const statuses = new Map<number, number>();

  for (let count = 0; count < COUNT; count += 1) {
    const path = hostilePath(random).replaceAll("PRINT", hash);
    const headers = {
      accept: pick(random, ["image/avif", "image/webp,*/*", "*/*", ";;,q=,\u00ff"]),
      "if-none-match": pick(random, ["", '"x"', "W/", ",,", "*"]),
    };
    const response = await app.request(path, { headers });
    const body = new Uint8Array(await response.arrayBuffer());
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    expect([200, 302, 304, 400, 404], path).toContain(response.status);
    if (response.status === 200) {
      expect(response.headers.get("content-type"), path).toMatch(/^image\//);
      expect(isPicture(body), path).toBe(true);
    } else if (response.status === 304) {
      expect(body.length, path).toBe(0);
    } else if (response.status === 302) {
      // A print without a hash, or with an old one, may only redirect to the current print.
      expect(response.headers.get("location"), path).toMatch(
        /^\/api\/(?:images|dobby\/a\/[^/]+|dobby\/b)\/test-room-[0-9a-f]{8}(?:[/?][\w.&=,-]*)?$/,
      );
    } else {
      const { error } = JSON.parse(new TextDecoder().decode(body));
      expect(error, path).toMatch(/\.$/);
    }
  }
  // The random addresses must have produced every kind of response, or the test proves little.
  expect([...statuses.keys()].sort()).toEqual([200, 302, 304, 400, 404]);
  expect(statuses.get(200)).toBeGreaterThan(100);
}, 240_000);

function hostilePath(random: () => number): string {
  const picture = random() < 0.3 ? "test-room-PRINT" : pick(random, PICTURES);
  const isHonest = random() < 0.1;
  const options = Array.from({ length: Math.floor(random() * 5) }, () => [
    pick(random, KEYS),
    pick(random, VALUES),
  ]);
  switch (Math.floor(random() * 4)) {
    case 0:
      return `/api/dobby/a/${isHonest ? honestSegment(random) : options.map((pair) => pair.join("-")).join(",")}/${picture}`;
    case 1:
      return `/api/dobby/b/${picture}?${isHonest ? `w=${pick(random, ["60", "300"])}&fm=webp` : options.map((pair) => pair.join("=")).join("&")}`;
    case 2:
      return `/api/images/${picture}/${pick(random, ["320.webp", "320x320.jpg", "320", "x.avif", ...VALUES])}`;
    default:
      return `/api/dobby/${pick(random, ["a", "b", "c", "stitched", "images", ""])}/${noise(random)}`;
  }
}

function honestSegment(random: () => number): string {
  return `w-${pick(random, ["1", "60", "300"])},rt-${pick(random, ["fill", "fit"])},f-${pick(random, ["webp", "jpg"])}`;
}

function noise(random: () => number): string {
  const letters = Array.from({ length: Math.floor(random() * 60) }, () =>
    String.fromCodePoint(Math.floor(random() * (random() < 0.8 ? 0x7f : 0xd7ff))),
  );
  return letters.join("");
}

function pick<Value>(random: () => number, values: readonly [Value, ...Value[]] | readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("nothing to pick from");
  return value;
}

/** A small random generator with a seed. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
