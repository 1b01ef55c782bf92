/** Trims a text to be listed. Returns `null` if it is blank or already listed, ignoring case. */
export function newFor(listed: readonly string[], text: string): string | null {
  const trimmed = text.trim()
  const known = listed.some((item) => item.toLowerCase() === trimmed.toLowerCase())
  return trimmed === '' || known ? null : trimmed
}

/** Returns the list with the text at its end, if it is new and there is room. */
export function withAdded(listed: readonly string[], text: string, most: number): string[] {
  const added = newFor(listed, text)
  return added === null || listed.length >= most ? [...listed] : [...listed, added]
}

/**
 * Returns the courses that somebody wrote in one line: "English 11, Chemistry" is two. A comma in
 * parentheses, or before a year or a level, separates nothing.
 */
export function textsIn(line: string): string[] {
  return line
    .split(/[;\n]|,(?![^(]*\))(?!\s*(?:\d|[IV]+\b|honors\b|AP\b(?! \p{L})))/iu)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

export function linesIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function without<T>(items: readonly T[], index: number): T[] {
  return items.filter((_, at) => at !== index)
}

/** Returns the list with the item inserted at this index, to undo a removal. */
export function withAt<T>(items: readonly T[], index: number, item: T): T[] {
  return [...items.slice(0, index), item, ...items.slice(index)]
}

export function withReplaced<T>(items: readonly T[], index: number, item: T): T[] {
  return items.map((before, at) => (at === index ? item : before))
}

export function withMoved<T>(items: readonly T[], index: number, by: 1 | -1): T[] {
  const item = items[index]
  const to = index + by
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return withAt(without(items, index), to, item)
}
