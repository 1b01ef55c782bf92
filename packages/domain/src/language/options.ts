/** The languages of the pages and mails of families. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** Returns the first of these tags, such as a browser's `es-MX`, that is a language of ours; otherwise English. */
export function languageOf(tags: readonly string[]): Language {
  const found = tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => isLanguage(tag))
  return found ?? 'en'
}

export function isLanguage(name: unknown): name is Language {
  return languages.some((language) => language === name)
}
