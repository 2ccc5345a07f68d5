import type { BenchCase } from "../bench-case.ts";
import { commonWord, misspelt, suggestions, threeWords, twoWords } from "./full-text.ts";
import { keyRead } from "./key-read.ts";
import { deepPage, narrowList, roomList } from "./lists.ts";
import { neighbours } from "./neighbours.ts";

export const ALL_CASES: readonly BenchCase[] = [
  ...[keyRead, roomList, narrowList, deepPage, neighbours],
  ...[commonWord, twoWords, threeWords, misspelt, suggestions],
];
