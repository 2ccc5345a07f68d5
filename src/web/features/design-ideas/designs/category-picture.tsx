import type { DesignIdeasCategoryAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { photoOfCategory } from "./list-photos.ts";

/** A category beside its name, which says what is in the photograph. Some hosts have none of it. */
export function CategoryPicture({ category, sizes }: { category: DesignIdeasCategoryAnswer; sizes: string }) {
  const photo = photoOfCategory(category);
  return photo && <Picture photo={photo} alt="" sizes={sizes} />;
}
