import type { Language } from './options.ts'

/** Each language by its own name. */
export const languageNames = { en: 'English', es: 'Español' } as const satisfies Record<Language, string>
