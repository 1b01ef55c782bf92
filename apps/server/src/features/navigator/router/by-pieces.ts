import { mapInTurns } from './in-turns.ts'
import { pieceCount, piecesOf } from './words.ts'

type Line = { text: string; of: number }
/** The most that a share is stored as. */
const whole = 65_535

/**
 * Lines that can be searched by the pieces of their words, each of one of `count` owners. The lists are plain
 * numbers, since objects for a million pieces would fill the memory.
 */
export async function byPieces(lines: readonly Line[], count: number) {
  const sorted = await mapInTurns(lines, ({ text }) => Uint32Array.from(piecesOf(text)).sort())
  const holding = new Uint16Array(pieceCount)
  for (const pieces of sorted) eachOf(pieces, (piece) => holding[piece]!++)
  const rarity = Float32Array.from(holding, (lineCount) => Math.log(1 + lines.length / (1 + lineCount)))

  const starts = new Uint32Array(pieceCount + 1)
  for (let piece = 0; piece < pieceCount; piece++) starts[piece + 1] = starts[piece]! + holding[piece]!
  const next = starts.slice()
  const holders = new Uint16Array(starts[pieceCount]!)
  const shares = new Uint16Array(starts[pieceCount]!)
  await mapInTurns(sorted, (pieces, line) =>
    eachShare(pieces, rarity, (piece, share) => {
      const at = next[piece]!++
      holders[at] = line
      shares[at] = Math.round(share * whole)
    }),
  )

  const owners = Uint16Array.from(lines, ({ of }) => of)
  return searchIn({ starts, holders, shares, rarity, owners, count })
}

type Lists = {
  starts: Uint32Array
  holders: Uint16Array
  shares: Uint16Array
  rarity: Float32Array
  /** Of each line. */
  owners: Uint16Array
  count: number
}

/** A search that keeps nothing but its lists. */
function searchIn({ starts, holders, shares, rarity, owners, count }: Lists) {
  /** Returns for each owner how near its second and third nearest lines are, from 0 to 1: one alone is chance. */
  return (text: string): { second: Float64Array; third: Float64Array } => {
    const near = new Float64Array(owners.length)
    eachShare(Uint32Array.from(piecesOf(text)).sort(), rarity, (piece, share) => {
      const part = share / whole
      for (let at = starts[piece]!; at < starts[piece + 1]!; at++) near[holders[at]!]! += part * shares[at]!
    })
    const first = new Float64Array(count)
    const second = new Float64Array(count)
    const third = new Float64Array(count)
    for (const [line, of] of owners.entries()) {
      const value = near[line]!
      if (value > first[of]!) {
        third[of] = second[of]!
        second[of] = first[of]!
        first[of] = value
      } else if (value > second[of]!) {
        third[of] = second[of]!
        second[of] = value
      } else if (value > third[of]!) third[of] = value
    }
    return { second, third }
  }
}

/** Calls for each different number of a sorted list, with how often it is there. */
export function eachOf(pieces: Uint32Array, call: (piece: number, times: number) => void): void {
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]!
    let end = at + 1
    while (pieces[end] === piece) end++
    call(piece, end - at)
    at = end
  }
}

/** Calls for each different piece with its weight, scaled to the length 1. */
function eachShare(
  pieces: Uint32Array,
  rarity: Float32Array,
  call: (piece: number, share: number) => void,
): void {
  let squares = 0
  eachOf(pieces, (piece, times) => (squares += (times * rarity[piece]!) ** 2))
  const length = Math.sqrt(squares) || 1
  eachOf(pieces, (piece, times) => call(piece, (times * rarity[piece]!) / length))
}
