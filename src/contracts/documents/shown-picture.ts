import { Picture } from "./picture.ts";

/** A picture of any host. Of somebody else's only its address is known. */
export const ShownPicture = Picture.extend({
  photo: Picture.shape.photo.partial({ name: true, width: true, height: true, dominant: true }),
});
