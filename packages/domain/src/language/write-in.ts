import type { Language } from './options.ts'
import { spanish } from './spanish/spanish.ts'
import { inLanguage } from './speech.ts'

/** Returns what a function writes for a reader of this language, on a server. English for those who never chose. */
export function writeIn<T>(
  language: Language | null,
  write: () => T extends Promise<unknown> ? never : T,
): T {
  return inLanguage(language === 'es' ? spanish : null, write)
}
