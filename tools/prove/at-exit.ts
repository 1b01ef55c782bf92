const waiting = new Set<() => void>()
process.once('exit', () => {
  for (const end of [...waiting].toReversed()) end()
})

/**
 * Does this when it is called, or else when the process ends, however that comes: what is begun last is ended first.
 * @param end Waits for nothing: a process that ends does no more.
 */
export function atExit(end: () => void): () => void {
  const once = () => {
    if (waiting.delete(once)) end()
  }
  waiting.add(once)
  return once
}
