import { parsedUrl } from '#platform/navigation/parsed-url.ts'

type Piece = { start: number; words: string; isLink: boolean }

/** Splits a text into web addresses and the text between them. Only http and https addresses are links. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(/\bhttps?:\/\/[^\s<>"“”]+/gi)) {
    // Punctuation right after an address belongs to the sentence.
    const words = found.replace(/[.,;:!?)\]’'…]+$/, '')
    if (!parsedUrl(words)) continue
    if (index > end) pieces.push({ start: end, words: text.slice(end, index), isLink: false })
    pieces.push({ start: index, words, isLink: true })
    end = index + words.length
  }
  if (end < text.length) pieces.push({ start: end, words: text.slice(end), isLink: false })
  return pieces
}
