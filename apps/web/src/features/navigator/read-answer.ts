/** A part of a line. */
export type Piece = { text: string } & (
  | { kind: 'text' | 'strong' }
  | { kind: 'cite'; number: number }
  | { kind: 'link'; to: string }
)
export type Block =
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; items: Piece[][] }
  | { kind: 'table'; head: string[]; rows: string[][] }

/** Parses the markup of answers. Everything else, including HTML, is text. */
export function readAnswer(answer: string): Block[] {
  const blocks: Block[] = []
  let wasBlank = false
  for (const line of answer.split('\n')) {
    const last = blocks.at(-1)
    const cells = /^\|(.*)\|\s*$/
      .exec(line)?.[1]
      ?.split('|')
      .map((cell) => cell.trim())
    if (cells) {
      if (last?.kind === 'table' && !wasBlank) {
        if (!cells.every((cell) => /^:?-+:?$/.test(cell))) last.rows.push(cells)
      } else blocks.push({ kind: 'table', head: cells, rows: [] })
      wasBlank = false
      continue
    }
    const item = /^[-*] (.*)$/.exec(line)?.[1]
    if (item !== undefined) {
      if (last?.kind === 'list' && !wasBlank) last.items.push(readPieces(item))
      else blocks.push({ kind: 'list', items: [readPieces(item)] })
    } else if (line.trim() !== '') blocks.push({ kind: 'paragraph', pieces: readPieces(line) })
    wasBlank = line.trim() === ''
  }
  return blocks
}

const marks = /\*\*([^*]+)\*\*|\[(\d{1,2})\]|\[([^\]]+)\]\((\/[^)\s]*)\)/g

function readPieces(line: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of line.matchAll(marks)) {
    const [whole, strong, number, label, to] = match
    if (match.index > from) pieces.push({ kind: 'text', text: line.slice(from, match.index) })
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else if (number !== undefined) pieces.push({ kind: 'cite', text: number, number: Number(number) })
    else if (to !== undefined && !to.startsWith('//')) pieces.push({ kind: 'link', text: label!, to })
    else pieces.push({ kind: 'text', text: whole })
    from = match.index + whole.length
  }
  if (from < line.length) pieces.push({ kind: 'text', text: line.slice(from) })
  return pieces
}
