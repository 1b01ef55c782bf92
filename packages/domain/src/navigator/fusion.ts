/** What keeps one list's first place from outweighing two lists' agreement; 60 is what the authors found to do well. */
const smoothing = 60

/**
 * One order out of several, by reciprocal rank fusion: each list gives what stands in it `1 / (60 + rank)`, the first rank
 * being 1. Only places count, so that lists whose scores mean different things can be fused without weighing them.
 * What comes out even stays in the order in which it was first met.
 * @param lists each the best first and without repetitions.
 * @returns everything that stands in any of them, the best first.
 * @see Cormack, Clarke and Buettcher, “Reciprocal Rank Fusion outperforms Condorcet and individual Rank Learning Methods”,
 *   SIGIR 2009, https://doi.org/10.1145/1571941.1572114
 */
export function fused<Id>(lists: readonly (readonly Id[])[]): Id[] {
  const scores = new Map<Id, number>()
  for (const list of lists)
    for (const [at, id] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (smoothing + at + 1))
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => id)
}
