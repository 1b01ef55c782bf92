import type { Persona } from '@bearings/domain/demo/schema'
import { countWords } from '@bearings/domain/essays/rules'
import type { EssayStatus } from '@bearings/domain/essays/schema'
import { addDays } from '@bearings/domain/today'
import type { Application } from './schools.ts'

const day = 86_400_000
type Written = Persona['essays'][number]
export type Listed = Application & { id: string }

/** Returns a persona's essays as rows, each saved five days after the one before it, with its versions. */
export function essaysOf({ essays }: Persona, list: readonly Listed[], today: string, now: Date) {
  const current = essays.filter((essay) => isThere(essay, list))
  return current.map((written, index) => {
    const { unitid, prompt, wordLimit, earlier, paragraphs } = written
    const school = list.find((entry) => entry.unitid === unitid)
    const savedAt = new Date(now.getTime() - (current.length - index) * 5 * day)
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
        deadline: deadlineOf(written, school, today),
        status: statusOf(written, school),
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

/**
 * Returns whether an essay exists on this day. One that follows an application exists once that is out, and a
 * draft does not outlive the application that went out without it.
 */
function isThere({ unitid, afterSending, status }: Written, list: readonly Listed[]): boolean {
  const isOut = (unitid: number | undefined) => list.find((entry) => entry.unitid === unitid)?.isOut ?? false
  if (afterSending !== undefined) return isOut(afterSending)
  return status !== 'drafting' || !isOut(unitid)
}

/** Returns the status of an essay, which is submitted together with its school's application. */
function statusOf({ status }: Written, school: Listed | undefined): EssayStatus {
  if (!school) return status
  if (school.isOut) return 'submitted'
  return status === 'submitted' ? 'complete' : status
}

/** Returns the essay's deadline, which is never after the school's own. */
function deadlineOf({ dueInDays }: Written, school: Listed | undefined, today: string): string | null {
  const ofSchool = school?.deadline ?? null
  if (dueInDays === undefined || school?.isOut) return ofSchool
  const own = addDays(today, dueInDays)
  return ofSchool !== null && ofSchool < own ? ofSchool : own
}
