const waiting = new Set<() => void>()
process.once('exit', () => {
  for (const end of [...waiting].toReversed()) end()
})

/**
 * Returns a function that runs `end` once; if it is not called, `end` runs when the process ends, in reverse
 * order.
 * @param end Must be synchronous, because an ending process does nothing more.
 */
export function atExit(end: () => void): () => void {
  const once = () => {
    if (waiting.delete(once)) end()
  }
  waiting.add(once)
  return once
}
