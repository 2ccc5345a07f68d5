import type {
  DesignIdeaAnswer,
  DesignIdeasCategoryAnswer,
} from "../../../../contracts/graphql/design-idea-answer.ts";
import type { Photo } from "../../../../ui/media/photo.ts";

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
