import type { Language } from './options.ts'

/** A language other than English: its texts by the English ones, and its dates. */
export type Speech = {
  language: Language
  texts: Readonly<Record<string, string>>
  /** `2027-01-05` in short: "5 ene 2027". */
  date: (date: string) => string
  /** "5 de enero de 2027". */
  longDate: (date: string) => string
  /** "5 de enero". */
  monthDay: (date: string) => string
  /** Several things with a word before the last, which is "and" or "or" in English: "a, b y c". */
  list: (items: readonly string[], last: string) => string
}

let spoken: Speech | null = null

/** Returns the language that texts are in now; `null` for English. */
export function speech(): Speech | null {
  return spoken
}

/** Returns the name of that language. */
export function spokenHere(): Language {
  return spoken?.language ?? 'en'
}

/** Sets the language for a browser's page. A server, whose readers differ, uses `inLanguage`. */
export function speak(next: Speech | null): void {
  spoken = next
}

/** Returns what a function writes in this language. It must not wait for anything, because others write meanwhile. */
export function inLanguage<T>(next: Speech | null, write: () => T extends Promise<unknown> ? never : T): T {
  const before = spoken
  spoken = next
  try {
    return write()
  } finally {
    spoken = before
  }
}
