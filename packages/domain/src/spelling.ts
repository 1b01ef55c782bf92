/** Returns how many letters of a word may be wrong: none in three, one in up to six, two in longer words. */
export function allowedTypos(word: string): number {
  if (word.length <= 3) return 0
  return word.length <= 6 ? 1 : 2
}

/**
 * Counts the letters added, left out, replaced or swapped with their neighbor between `typed` and a beginning
 * of `word`; `Infinity` if there are more than `most`. Only cells within that distance of the diagonal are
 * computed.
 */
export function prefixEditDistance(typed: string, word: string, most: number): number {
  if (word.length + most < typed.length) return Infinity
  const width = Math.min(word.length, typed.length + most)
  let [before, above, line] = [
    new Uint8Array(width + 1),
    new Uint8Array(width + 1),
    new Uint8Array(width + 1),
  ]
  const tooMany = most + 1
  above.fill(tooMany)
  for (let column = 0; column <= Math.min(most, width); column++) above[column] = column
  for (let row = 1; row <= typed.length; row++) {
    line.fill(tooMany)
    if (row <= most) line[0] = row
    let fewestInRow = row <= most ? row : tooMany
    const last = Math.min(width, row + most)
    for (let column = Math.max(1, row - most); column <= last; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      let fewest = Math.min(above[column - 1]! + (isSame ? 0 : 1), above[column]! + 1, line[column - 1]! + 1)
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        fewest = Math.min(fewest, before[column - 2]! + 1)
      line[column] = Math.min(fewest, tooMany)
      fewestInRow = Math.min(fewestInRow, fewest)
    }
    // A swap of two letters looks one row further back, and costs one.
    if (fewestInRow > most && Math.min(...above) >= most) return Infinity
    ;[before, above, line] = [above, line, before]
  }
  const fewest = Math.min(...above)
  return fewest <= most ? fewest : Infinity
}
