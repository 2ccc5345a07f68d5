import { describeCall } from "../../browser/call-descriptor.ts";
import type { MagazinePostItem } from "../../documents/magazine/stored-post.ts";

interface PostsQuestion {
  countryIsoCode: string;
  page?: number;
  pageSize?: number;
  categories?: string;
}

type PostList = {
  posts: MagazinePostItem[];
  total: number;
  page: number;
  pageSize: number;
  [more: string]: unknown;
};

export const listMagazinePostsDescriptor = describeCall<PostsQuestion, PostList>({
  name: "listMagazinePosts",
  summary: "Articles of the magazine, the newest first; with a search the best first",
  host: "web-backend",
  method: "GET",
  path: "/v1/magazine/post/search",
  html: ["posts.*.content"],
  timeoutMs: 60_000,
  reportLabel: "Error searching posts",
});
