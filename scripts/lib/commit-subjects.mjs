/** The verbs that begin our commit subjects. Add the one that you need, in its base form. */
const VERBS = new Set(
  `accept add agree align allow announce answer apply ask assert assign audit avoid block break build cache call change
  check claim clean clear close collect compare complete compute configure connect copy correct count cover create cut
  declare delete describe detect disable do document draw drop enable encode encrypt end enforce erase escape expect expire
  explain export extract fetch fill find finish fit fix fold follow forget format forward freeze generate give group
  guard handle harden hide hold hydrate ignore import improve include index inline install introduce isolate join keep
  let limit link list load lock log lower make map mark match measure mend merge migrate mirror mount move name
  normalise note offer open order parse pass pin place point prefer prepare preserve prevent price print prove publish
  purge put queue raise read rebuild record redirect reduce refuse register reject release remember remove rename
  render reorder repeat replace report request require reset resolve restart restore restrict retry return reuse revert
  rewrite run save say scope score scroll search send separate serve set share shorten show shrink sign simplify skip
  sort speed split start state stem stop store stream stub support take tell test throttle tighten time tolerate track
  translate trim trust try turn type unify update upgrade use validate verify wait warn wrap write`.split(
    /\s+/,
  ),
);

const SUBJECT = /^(?:feat|fix|docs|test|refactor|perf|style|build|chore|ci)(?:\([\w-]+\))?: ([a-z-]+)\b/;

const LONGEST_SUBJECT = 80;

/**
 * True for a short imperative with a type: "fix(login): require a fresh login before account deletion".
 * @param {string} subject
 */
export function isPlainSubject(subject) {
  if (/^(?:Merge|Revert)\b/.test(subject)) return true;
  if (subject.length > LONGEST_SUBJECT) return false;
  const [, verb = ""] = SUBJECT.exec(subject) ?? [];
  return VERBS.has(verb);
}
