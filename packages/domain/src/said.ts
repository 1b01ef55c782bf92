import { say, type Text, translated, type Values } from './say.ts'

/** Returns a text with one part in angle brackets as what is before, in and after it, for a link there. */
export function sayAround<const T extends Text>(
  text: T,
  ...values: Values<T>
): [before: string, inside: string, after: string] {
  const [before = '', inside = '', after = ''] = say(text, ...values).split(/[<>]/)
  return [before, inside, after]
}

/** Returns the options of a field in the language of the reader. */
export function saidOptions<const O extends readonly { value: string; label: Text }[]>(options: O) {
  return options.map(({ value, label }) => ({ value, label: translated(label) }))
}
