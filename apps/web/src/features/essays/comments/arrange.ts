import { type Place, placeOf, type Thread, threadsOf } from '@bearings/domain/essays/comments/rules'
import type { EssayComment } from '@bearings/domain/essays/comments/schema'

/**
 * A thread with the current position of its words: `whole` if it is about the whole essay, `gone` if they
 * have changed too much.
 */
export type Placed = Thread<EssayComment> & { place: Place | 'whole' | 'gone' }

/**
 * Arranges an essay's threads: open ones in the order of the text, resolved ones starting with the latest.
 */
export function arranged(comments: readonly EssayComment[], text: string) {
  const { open, resolved } = threadsOf(comments)
  const placed = (thread: Thread<EssayComment>): Placed => ({ ...thread, place: placeIn(thread.first, text) })
  return {
    open: open.map(placed).toSorted((one, other) => position(one) - position(other)),
    resolved: resolved
      .map(placed)
      .toSorted((one, other) => other.first.resolvedAt!.localeCompare(one.first.resolvedAt!)),
  }
}

function placeIn({ anchor }: EssayComment, text: string): Placed['place'] {
  return anchor === null ? 'whole' : (placeOf(anchor, text) ?? 'gone')
}

function position({ place }: Placed): number {
  if (place === 'whole') return -1
  return place === 'gone' ? Infinity : place.start
}

/** Returns a text with the line ends of browser fields, so that positions mean the same in both. */
export function withPlainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** A piece of a text, with the ids of the comments that are about it. */
export type Piece = { text: string; start: number; ids: string[] }

/** Cuts a text into pieces wherever commented words begin or end. Commented ranges may overlap. */
export function piecesOf(text: string, marked: readonly (Place & { id: string })[]): Piece[] {
  const cuts = new Set([0, text.length, ...marked.flatMap(({ start, end }) => [start, end])])
  const edges = [...cuts].filter((cut) => cut >= 0 && cut <= text.length).toSorted((a, b) => a - b)
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1]!
    const ids = marked.filter((one) => one.start <= start && one.end >= end).map(({ id }) => id)
    return { text: text.slice(start, end), start, ids }
  })
}
