/** The sun in the room at the two turns of the year, calculated from the latitude. */
export interface NoonSun {
  /** The height of the noon sun above the horizon, in degrees. */
  altitude: number;
  from: "south" | "north";
  /** How far the light reaches on the floor behind a window with this head and this sill, in metres. */
  reach: number;
  nearest: number;
  /** The hours from sunrise to sunset. */
  daylight: number;
}

const TILT = 23.44;
export const WINDOW = { sill: 0.9, head: 2.1 };

/** For places between the equator and the polar circle. */
export function noonSun(latitude: number, turn: "june" | "december"): NoonSun {
  const declination = turn === "june" ? TILT : -TILT;
  const altitude = 90 - Math.abs(latitude - declination);
  const slope = Math.tan(inRadians(altitude));
  return {
    altitude,
    from: latitude >= declination ? "south" : "north",
    reach: WINDOW.head / slope,
    nearest: WINDOW.sill / slope,
    daylight: (Math.acos(-Math.tan(inRadians(latitude)) * Math.tan(inRadians(declination))) * 24) / Math.PI,
  };
}

function inRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
