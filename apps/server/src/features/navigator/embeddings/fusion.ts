/** Keeps one list's first place from outweighing the agreement of two. The authors found 60 to work well. */
const smoothing = 60

/**
 * Fuses several rankings into one by reciprocal rank fusion: each list gives its items `1 / (60 + rank)`,
 * starting at rank 1. Only ranks count, so lists with different kinds of scores need no weights. Ties keep
 * the order of first appearance.
 * @param lists Each best first and without repetitions.
 * @returns All items of the lists, best first.
 * @see Cormack, Clarke and Buettcher, “Reciprocal Rank Fusion outperforms Condorcet and individual Rank
 * Learning Methods”, SIGIR 2009, https://doi.org/10.1145/1571941.1572114
 */
export function fused<Id>(lists: readonly (readonly Id[])[]): Id[] {
  const scores = new Map<Id, number>()
  for (const list of lists)
    for (const [at, id] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (smoothing + at + 1))
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => id)
}
