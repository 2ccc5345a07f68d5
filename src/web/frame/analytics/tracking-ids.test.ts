import { expect, test } from "vitest";
import { readTrackingIds } from "./tracking-ids.ts";

test("AT-06 the client id and the session id are read from the analytics cookies", () => {
  expect(readTrackingIds("_ga=GA1.1.123.456; _ga_ABC123=GS1.1.1700000000.3.1.1700000100.0.0.0")).toEqual({
    ga_client_id: "123.456",
    ga_session_id: "1700000000",
  });
});

test("AN-02 the newer format of the session cookie gives the same session id", () => {
  expect(readTrackingIds("theme=1; _ga_ABC123=GS2.1.s1700000000$o3$g1$t1700000100; other=2")).toEqual({
    ga_session_id: "1700000000",
  });
  expect(readTrackingIds("_ga_ABC123=GS2.1.s1700000000%24o3%24g1")).toEqual({ ga_session_id: "1700000000" });
});

test("AN-03 the pixel's browser id and click id are read", () => {
  expect(readTrackingIds("_fbp=fb.1.1596403881668.1116446470; _fbc=fb.1.1554763741205.AbC-d_e")).toEqual({
    fb_fbp: "fb.1.1596403881668.1116446470",
    fb_fbc: "fb.1.1554763741205.AbC-d_e",
  });
});

test("AT-06 returns no ids without cookies or with broken ones", () => {
  expect(readTrackingIds("")).toEqual({});
  expect(readTrackingIds("_ga=; _gat=1; _ga_X=GS9; _fbp=%E0%A4%A; _fbc=<script>; _ga")).toEqual({});
});
