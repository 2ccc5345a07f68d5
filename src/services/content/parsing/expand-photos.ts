import type { JsonPath } from "../../files/locate-json.ts";
import { imageAddress } from "../../images/images-app.ts";
import type { Photograph, Photographs } from "../../images/photographs.ts";

export interface PhotoFault {
  path: JsonPath;
  reason: string;
}

/** Expands every `"photo": "<name>"` at any depth to the picture's address, size and colour. */
export async function expandPhotos(
  value: unknown,
  photographs: Photographs,
): Promise<{ value: unknown; faults: PhotoFault[] }> {
  const faults: PhotoFault[] = [];

  async function expand(part: unknown, path: JsonPath): Promise<unknown> {
    if (Array.isArray(part))
      return Promise.all(part.map((member, index) => expand(member, [...path, index])));
    if (typeof part !== "object" || part === null) return part;
    const members = Object.entries(part).map(async ([key, member]) => {
      const at = [...path, key];
      return [
        key,
        key === "photo" && typeof member === "string" ? await look(member, at) : await expand(member, at),
      ];
    });
    return Object.fromEntries(await Promise.all(members));
  }

  async function look(name: string, path: JsonPath): Promise<unknown> {
    const photograph = photographs.find(name);
    if (!photograph) {
      faults.push({ path, reason: `there is no photograph "${name}" in the catalogue` });
      return name;
    }
    try {
      const tall = photograph.tall === undefined ? undefined : photographs.find(photograph.tall);
      return {
        name,
        ...(await printOf(photograph)),
        dominant: photograph.dominant,
        ...(tall && { tall: await printOf(tall) }),
      };
    } catch (error) {
      faults.push({ path, reason: `the file of the photograph "${name}" cannot be read: ${error}` });
      return name;
    }
  }

  async function printOf(photograph: Photograph) {
    const { width, height } = photograph;
    return { url: imageAddress(photograph, await photographs.hashOf(photograph)), width, height };
  }

  return { value: await expand(value, []), faults };
}

export async function addressOfPhotograph(photographs: Photographs, name: string): Promise<string> {
  const photograph = photographs.find(name);
  if (!photograph) throw new RangeError(`There is no photograph "${name}".`);
  return imageAddress(photograph, await photographs.hashOf(photograph));
}
