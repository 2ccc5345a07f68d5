let turn = 0;

/** Answers that come after a newer question was asked are dropped: the returned function tells. */
export function beginTurn(): () => boolean {
  turn += 1;
  const own = turn;
  return () => own === turn;
}
