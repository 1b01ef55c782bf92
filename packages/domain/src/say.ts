import type { texts } from './language/spanish/texts.ts'
import { speech } from './language/speech.ts'

export { spokenHere } from './language/speech.ts'

/** An English text that has a Spanish one. Where one is missing, `say` does not compile. */
export type Text = keyof typeof texts

type Named<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never
export type Values<T extends string> = [Named<T>] extends [never] ? [] : [Record<Named<T>, string | number>]

/** Returns an English text in the language of the reader, with a value for each name in braces. */
export function say<const T extends Text>(text: T, ...[values]: Values<T>): string {
  const said = translated(text)
  return values ? filled(said, values as Record<string, string | number>) : said
}

/** Like `say` for a text that only the running code knows, such as the server's; in English if there is no other. */
export function translated(text: string): string {
  return speech()?.texts[text] ?? text
}

function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
