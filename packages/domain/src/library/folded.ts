/** Returns a text as it is searched: in lower case, without accents and apostrophes. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase()
}
