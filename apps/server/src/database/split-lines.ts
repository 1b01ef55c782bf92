const lineFeed = 0x0a

/**
 * Splits bytes that come in pieces into lines, at line feeds alone: `node:readline` also ends a line at U+2028 and
 * U+2029, which people's texts contain.
 */
export function lineSplitter() {
  let begun: Uint8Array[] = []
  let length = 0

  return {
    /** Yields each line that ends in this piece. */
    *read(piece: Uint8Array): Generator<Buffer> {
      let from = 0
      for (let end = piece.indexOf(lineFeed); end !== -1; end = piece.indexOf(lineFeed, from)) {
        add(piece.subarray(from, end))
        from = end + 1
        yield rest()
      }
      add(piece.subarray(from))
    },
    /** Returns what came after the last line feed. */
    rest,
    /** The bytes of `rest`. */
    waiting: () => length,
  }

  function add(part: Uint8Array): void {
    begun.push(part)
    length += part.length
  }

  function rest(): Buffer {
    const line = Buffer.concat(begun, length)
    begun = []
    length = 0
    return line
  }
}

/** Reads a stream line by line. A line feed at the end begins no further line. */
export async function* linesIn(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const splitter = lineSplitter()
  for await (const piece of pieces) for (const line of splitter.read(piece)) yield line.toString()
  if (splitter.waiting() > 0) yield splitter.rest().toString()
}
