import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFolder } from '#features/library/content/library.ts'
import type { Fact } from '../requests/facts.ts'
import type { Kind } from '../requests/kinds.ts'

/** Stands for the name of a college in an example, and in a question when it is compared. */
export const collegeWord = 'collegename'

/** Puts the word for any college in the place of the X of a way to ask. */
export const asCompared = (way: string) => way.replace(/\bX\b/g, collegeWord)

/** What a tool is asked for: `fact` is what is asked about a college. */
export type Wanted = { kind: Kind; fact?: Fact }
type Examples = Wanted & { ask: readonly string[] }

let reading: Promise<readonly Examples[]> | undefined

/** Reads how people ask for each tool, and for each fact of a college, from `content/answers-tools.md`. */
export function examples(): Promise<readonly Examples[]> {
  return (reading ??= readFile(join(contentFolder, 'answers-tools.md'), 'utf8').then(examplesIn))
}

function examplesIn(text: string): Examples[] {
  const [, ...parts] = text.split(/^## /m)
  return parts.map((part) => {
    const [head = '', ...lines] = part.trim().split('\n')
    const [kind, fact] = head.split(': ')
    const ask = lines.flatMap((line) => (line.startsWith('- ') ? asCompared(line.slice(2)) : []))
    return { kind: kind as Kind, ...(fact && { fact: fact as Fact }), ask }
  })
}
