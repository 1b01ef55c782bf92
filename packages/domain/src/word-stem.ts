/**
 * Strips a word's most common endings, so that `communities` is the same as `community`, `experiences` as `experience`
 * and `studying` as `study`. The stem is for comparison, not for reading: `experienc`.
 */
export function stemOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/ie[sd]$/, 'y')
    .replace(/^(.{2,}[^isu])s$/, '$1')
    .replace(/^(.{4,})(?:ing|ed)$/, '$1')
    .replace(/^(.{3,})e$/, '$1')
}
