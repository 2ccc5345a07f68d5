import { describe, expect, test } from "vitest";
import { PeopleStrongJob, RecruiteeJob, SkillateJob } from "./job.ts";
import {
  type CareersPortals,
  fromPeopleStrong,
  fromRecruitee,
  fromSkillate,
  listJobs,
  type PortalAnswers,
  titleCase,
} from "./job-listing.ts";
import { PEOPLE_STRONG_JOB, RECRUITEE_JOB, SKILLATE_JOB } from "./portal-jobs.fixture.ts";

const recruitee = (values: Partial<RecruiteeJob> = {}): RecruiteeJob =>
  RecruiteeJob.parse({ ...RECRUITEE_JOB, expRange: "3 - 6 years", ...values });

const peopleStrong = (values: Partial<PeopleStrongJob> = {}): PeopleStrongJob =>
  PeopleStrongJob.parse({ ...PEOPLE_STRONG_JOB, ...values });

const skillate = (values: Partial<SkillateJob> = {}): SkillateJob =>
  SkillateJob.parse({ ...SKILLATE_JOB, ...values });

const OPEN = { fullyInactive: false, excludedDepartments: [] };
const PORTALS: CareersPortals = { RECRUITEE: OPEN, PEOPLE_STRONG: OPEN, SKILLATE: OPEN };
const ANSWERS: PortalAnswers = {
  RECRUITEE: [recruitee()],
  PEOPLE_STRONG: [peopleStrong()],
  SKILLATE: [skillate(), skillate({ id: 91, office: { city: "Chennai", country: "India" } })],
};
const ids = (answers: PortalAnswers, portals = PORTALS, country: "in" | "sg" = "in") =>
  listJobs(answers, portals, country).map(({ id }) => id);

describe("CA-03 a job is normalised", () => {
  test("CA-03 CA-04 from Recruitee", () => {
    expect(fromRecruitee(recruitee()).job).toEqual({
      id: "11",
      city: "Bengaluru",
      department: "Design",
      title: "Senior Designer",
      published_at: "2026-05-14 09:30:00 UTC",
      careers_url: "https://example.com/o/senior-designer",
      expRange: "3 - 6 years",
    });
  });

  test("CA-03 CA-05 from PeopleStrong, CA-06 with the country from the second part of the location", () => {
    expect(fromPeopleStrong(peopleStrong())).toEqual({
      country: "India",
      job: {
        id: "PS-7",
        city: "Pune",
        department: "Civil & MEP",
        title: "Site Engineer - MEP",
        published_at: "2026-07-02",
        careers_url: "https://example.com/jobs/PS-7",
        expRange: "1 - 3 years",
      },
    });
    expect(
      fromPeopleStrong(peopleStrong({ locationHierarchyComplete: "Asia>India>Karnataka" })).country,
    ).toBe("India");
    expect(fromPeopleStrong(peopleStrong({ locationHierarchyComplete: "Asia" })).country).toBe("");
  });

  test("CA-03 CA-07 from Skillate, CA-08 with an experience range built from its limits", () => {
    expect(fromSkillate(skillate())).toEqual({
      country: "Singapore",
      job: {
        id: "90",
        city: "Singapore",
        department: "Experience centres",
        title: "Showroom Host",
        published_at: "2026-06-20T04:00:00Z",
        careers_url: "https://example.com/s/90",
        expRange: "2 - 5 years",
      },
    });
  });

  test.each([
    ["SENIOR DESIGNER", "Senior Designer"],
    ["head of design, north & east", "Head of Design, North & East"],
    ["  ui/ux  designer ", "UI/UX Designer"],
    ["3D visualiser (autocad, sketchup)", "3D Visualiser (AutoCAD, SketchUp)"],
    ["the carpenter's apprentice", "The Carpenter's Apprentice"],
    ["HR business partner – IT", "HR Business Partner – IT"],
  ])("CA-09 %s is written %s", (written, expected) => {
    expect(titleCase(written)).toBe(expected);
  });
});

describe("the jobs of all portals", () => {
  test("CA-11 contain only those of the country, the newest first", () => {
    expect(ids(ANSWERS)).toEqual(["PS-7", "91", "11"]);
    expect(ids(ANSWERS, PORTALS, "sg")).toEqual(["90"]);
    const anotherCase: PortalAnswers = {
      RECRUITEE: [recruitee({ country_code: "in", published_at: null })],
      PEOPLE_STRONG: [peopleStrong({ locationHierarchyComplete: "Asia > INDIA > Goa" })],
      SKILLATE: [],
    };
    expect(ids(anotherCase)).toEqual(["PS-7", "11"]);
  });

  test("CA-10 CA-11 exclude the departments that a portal's configuration excludes", () => {
    const portals = {
      ...PORTALS,
      RECRUITEE: { ...OPEN, excludedDepartments: ["design", "Experience centres"] },
    };
    expect(ids(ANSWERS, portals)).toEqual(["PS-7", "91"]);
  });

  test("CA-12 exclude a portal that is fully inactive", () => {
    expect(ids(ANSWERS, { ...PORTALS, SKILLATE: { ...OPEN, fullyInactive: true } })).toEqual(["PS-7", "11"]);
  });

  test("CA-13 leave out a portal that failed, and are empty when all failed", () => {
    expect(ids({ ...ANSWERS, PEOPLE_STRONG: undefined })).toEqual(["91", "11"]);
    expect(ids({ RECRUITEE: undefined, PEOPLE_STRONG: undefined, SKILLATE: undefined })).toEqual([]);
  });
});
