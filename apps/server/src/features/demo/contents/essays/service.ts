import type { Persona } from '@bearings/domain/demo/schema'
import { countWords } from '@bearings/domain/essays/rules'
import type { Listed } from '../store.ts'

const day = 86_400_000

/** A persona's essays as rows, each saved a few days after the one before it, with its versions. */
export function essaysOf({ essays }: Persona, list: Listed[], today: string, now: Date) {
  return essays.map(({ unitid, prompt, wordLimit, status, dueInDays, earlier, paragraphs }, index) => {
    const school = list.find((entry) => entry.unitid === unitid)
    const savedAt = new Date(now.getTime() - (essays.length - index) * 5 * day)
    const drafts = [earlier ?? [], paragraphs].filter((draft) => draft.length > 0)
    const versions = drafts.map((draft, age) => {
      const content = draft.join('\n\n')
      const before = (drafts.length - 1 - age) * 9 * day
      return {
        content,
        words: countWords(content),
        reason: 'save' as const,
        savedAt: new Date(savedAt.getTime() - before),
      }
    })
    const { content, words } = versions.at(-1) ?? { content: '', words: 0 }
    return {
      essay: {
        entryId: school?.id ?? null,
        promptName: prompt,
        wordLimit,
        deadline: dueInDays === undefined ? (school?.deadline ?? null) : daysAfter(today, dueInDays),
        status,
        content,
        words,
        revision: 1 + versions.length,
        createdAt: new Date(savedAt.getTime() - 12 * day),
        updatedAt: savedAt,
      },
      versions,
    }
  })
}

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}
