import type { Part } from '@bearings/domain/advising/options'
import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import type { StudentSummary } from '@bearings/domain/advising/summaries/schema'
import { dateInWords } from '@bearings/domain/today'
import { lettersInWords, partNames } from '../students/words.ts'

/** "School list and deadlines, weekly log"; empty if every part is shared. */
export function notSharedOf({ shared }: Pick<AdvisedStudent, 'shared'>): string {
  const parts = (Object.keys(partNames) as Part[]).filter((part) => !shared[part])
  return parts
    .map((part, index) => (index === 0 ? partNames[part] : partNames[part].toLowerCase()))
    .join(', ')
}

/** "Letters: 2 to come. Essays shared: 1 of 3 finished." of what is shared. */
export function lettersOf({ letters, essays }: Pick<AdvisedStudent, 'letters' | 'essays'>): string {
  const writing = letters && lettersInWords(letters)
  const parts = [
    writing && `Letters: ${writing.toLowerCase()}.`,
    essays.shared > 0 && `Essays shared: ${essays.finished} of ${essays.shared} finished.`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** "☐ Ask for the transcript, due Nov 30, 2026"; one that is done has a tick. */
export function taskInWords({ title, dueOn, isDone }: StudentSummary['tasks'][number]): string {
  const box = isDone ? '☑' : '☐'
  return `${box} ${title}${dueOn === null ? '' : `, due ${dateInWords(dueOn)}`}`
}
