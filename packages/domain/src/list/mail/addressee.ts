import { linesOfMail } from './plain-text.ts'
import { registered, senderHost } from './sender.ts'

/** Returns the school of a list that a mail is most likely from; `null` if its words name none. */
export function schoolOfMail<T extends { name: string }>(pasted: string, schools: readonly T[]): T | null {
  const lines = linesOfMail(pasted)
  const text = lines.join('\n').toLowerCase()
  const [sender = ''] = registered(senderHost(lines) ?? '').split('.')
  let [best, most]: [T | null, number] = [null, 0]
  for (const school of schools) {
    const name = shortName(school.name)
    const named = text.split(name).length - 1
    const count = named + (sender.length >= 3 && name.replaceAll(' ', '').includes(sender) ? 100 : 0)
    if (count > most) [best, most] = [school, count]
  }
  return best
}

/** "carleton" of "Carleton College": what a mail calls it in any case. */
export function shortName(name: string): string {
  const short = name.replace(
    /^(?:the )?(?:university|college) of (?:the )?|,.*$| (?:college|university|institute of technology)\b.*$/gi,
    '',
  )
  return (short.length >= 3 ? short : name).toLowerCase()
}
