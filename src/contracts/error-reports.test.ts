import { expect, test } from "vitest";
import { errorObject, reportMessage } from "./error-reports.ts";

test.each([
  [400, "quiz - Bad Request - 400"],
  [401, "Unauthorized Error - 401"],
  [403, "Api Failure - 403"],
  [404, "Api/Resource Not Found - 404"],
  [499, "Api Failure - 499"],
  [500, "Server Error - 500"],
  [511, "Server Error - 511"],
  [512, "Api Failure - 512"],
])("ER-02 reports a %i with the message for its status", (status, message) => {
  expect(reportMessage("quiz", status)).toBe(message);
});

test.each([
  [
    { message: "a", statusCode: 418 },
    { message: "a", statusCode: 418 },
  ],
  [
    { message: "b", status: 404 },
    { message: "b", statusCode: 404 },
  ],
  [
    { message: "c", response: { status: 503 } },
    { message: "c", statusCode: 503 },
  ],
  [new Error("d"), { message: "d", statusCode: 500 }],
  [{ code: 7 }, { message: '{"code":7}', statusCode: 500 }],
  ["e", { message: "e", statusCode: 500 }],
  [undefined, { message: "undefined", statusCode: 500 }],
])("ER-01 converts %o to the common error object", (error, expected) => {
  expect(errorObject(error)).toEqual(expected);
});
