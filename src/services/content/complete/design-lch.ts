/** A colour as the eye sorts it: how light, how strong, and where on the circle of hues. */
export interface Lch {
  /** 0 is black, 100 white. */
  lightness: number;
  /** 0 is grey. */
  chroma: number;
  /** Degrees: 30 red, 70 orange, 100 yellow, 140 green, 270 blue. */
  hue: number;
}

/** CIELAB in its round form, for the white of a screen (D65). */
export function readLch(hex: string): Lch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  const a = 500 * (x - y);
  const b = 200 * (y - z);
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness: 116 * y - 16, chroma: Math.hypot(a, b), hue: (degrees + 360) % 360 };
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function root(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
