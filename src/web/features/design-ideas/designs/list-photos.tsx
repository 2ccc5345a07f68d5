import type {
  DesignIdeaAnswer,
  DesignIdeasCategoryAnswer,
} from "../../../../contracts/graphql/design-idea-answer.ts";
import type { Photo } from "../../../../ui/media/photo.ts";
import { Picture } from "../../../../ui/media/picture.tsx";

export function photoOfDesign({ photo, coverImage }: Pick<DesignIdeaAnswer, "photo" | "coverImage">): Photo {
  return photo ?? { url: coverImage };
}

export function photoOfCategory({
  photo,
  images,
}: Pick<DesignIdeasCategoryAnswer, "photo" | "images">): Photo | undefined {
  if (photo) return photo;
  const url = images?.desktop || images?.mobile;
  return url ? { url } : undefined;
}

/**
 * The picture of a category; none if the upstream sends no photograph. It needs no alternative text because the name
 * is beside it.
 */
export function CategoryPicture({ category, sizes }: { category: DesignIdeasCategoryAnswer; sizes: string }) {
  const photo = photoOfCategory(category);
  return photo && <Picture photo={photo} alt="" sizes={sizes} />;
}
