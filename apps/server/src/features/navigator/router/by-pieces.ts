import { pieceCount, piecesOf } from './words.ts'

type Line = { text: string; of: number }

/**
 * Lines that can be searched by the pieces of their words, each of one of `count` owners. The lists are plain
 * numbers, since objects for a million pieces would fill the memory.
 */
export function byPieces(lines: readonly Line[], count: number) {
  const vectors = lines.map(({ text }) => countsOf(piecesOf(text)))
  const holding = new Uint16Array(pieceCount)
  for (const vector of vectors) for (const piece of vector.keys()) holding[piece]!++
  const rarity = (piece: number) => Math.log(1 + lines.length / (1 + holding[piece]!))

  const starts = new Uint32Array(pieceCount + 1)
  for (let piece = 0; piece < pieceCount; piece++) starts[piece + 1] = starts[piece]! + holding[piece]!
  const next = starts.slice()
  const owners = new Uint16Array(starts[pieceCount]!)
  const shares = new Float32Array(starts[pieceCount]!)
  for (const [line, vector] of vectors.entries())
    for (const [piece, share] of scaled(vector, rarity)) {
      const at = next[piece]!++
      owners[at] = line
      shares[at] = share
    }

  /** Returns for each owner how near its second and third nearest lines are, from 0 to 1: one alone is chance. */
  return (text: string): { second: Float64Array; third: Float64Array } => {
    const near = new Float64Array(lines.length)
    for (const [piece, share] of scaled(countsOf(piecesOf(text)), rarity))
      for (let at = starts[piece]!; at < starts[piece + 1]!; at++) near[owners[at]!]! += share * shares[at]!
    const first = new Float64Array(count)
    const second = new Float64Array(count)
    const third = new Float64Array(count)
    for (const [line, { of }] of lines.entries()) {
      const value = near[line]!
      if (value > first[of]!) [first[of], second[of], third[of]] = [value, first[of]!, second[of]!]
      else if (value > second[of]!) [second[of], third[of]] = [value, second[of]!]
      else if (value > third[of]!) third[of] = value
    }
    return { second, third }
  }
}

function countsOf(pieces: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  return counts
}

/** Returns the pieces with their weights, scaled to the length 1. */
function scaled(
  counts: ReadonlyMap<number, number>,
  rarity: (piece: number) => number,
): readonly (readonly [number, number])[] {
  const weights = [...counts].map(([piece, count]) => [piece, count * rarity(piece)] as const)
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
  return weights.map(([piece, weight]) => [piece, weight / length] as const)
}
