import { isPastDay } from '#calendar-dates.ts'
import { answerTo, askedEssays, missingEssays } from '#essays/asked/rules.ts'
import type { AskedEssay, AskedOfSchool } from '#essays/asked/schema.ts'
import { charactersOfWord, isFinished, mostWords, wordsOfDraft } from '#essays/rules.ts'
import type { EssaySummary } from '#essays/schema.ts'
import type { AskedOfEntry } from '#list/asked/schema.ts'
import type { ChecklistKind } from '#list/checklist/schema.ts'
import { hasCommitted } from '#list/options.ts'
import { isUnsent } from '#list/rules.ts'
import type { ListEntry } from '#list/schema.ts'
import type { Application, Task } from './schedule.ts'

type Written = Pick<
  EssaySummary,
  'id' | 'entryId' | 'asked' | 'promptName' | 'status' | 'words' | 'wordLimit' | 'characterLimit'
>

export type Facts = {
  schools: readonly Pick<ListEntry, 'id' | 'name' | 'status' | 'deadline'>[]
  essays: readonly Written[]
  writing: readonly AskedOfSchool[]
  asked: readonly Pick<AskedOfEntry, 'entryId' | 'items'>[]
  /** Whether `essays` are some of the student's only, so that one that is not among them may be written already. */
  hasSomeEssays?: boolean
}

/**
 * What an item of a checklist takes, in minutes. These are our guesses, and said to be. Essays are counted by their words,
 * and a letter takes the student no longer than the asking.
 */
const minutesOf: Record<ChecklistKind, number> = {
  application_form: 60,
  fee_or_waiver: 10,
  transcript: 15,
  test_scores: 15,
  recommendations: 20,
  essays: 0,
  interview: 30,
  aid_forms: 60,
  early_agreement: 15,
  self_reported_record: 60,
  midyear_report: 10,
  english_test: 30,
  nomination: 120,
  portfolio: 240,
  fitness_test: 60,
  medical_exam: 60,
  css_profile: 90,
  custom: 20,
}

/** How much of the words that are missing still costs a word's time, by how far the text is. */
const stageFactor = { drafting: 1, reviewing: 0.4 } as const

/** Returns the work that is left of each application that can still be sent and has a date: of none after a commitment. */
export function workOf(
  { schools, essays, writing, asked, hasSomeEssays }: Facts,
  today: string,
): Application[] {
  if (hasCommitted(schools)) return []
  return schools.flatMap(({ id, name, status, deadline }) => {
    if (!isUnsent(status) || deadline === null || isPastDay(deadline, today)) return []
    const form = writing.find(({ entryId }) => entryId === id)
    const items = asked.find(({ entryId }) => entryId === id)?.items ?? []
    const own = essays.filter((essay) => essay.entryId === id)
    const shared = form ? sharedAnswers(form, essays) : []
    const tasks = [
      ...[...own, ...shared].map(taskOfEssay),
      ...(form && !hasSomeEssays ? missingEssays(form, essays).map(taskOfAsked) : []),
      ...items
        .filter(({ done }) => !done)
        .map((item) => ({ id: item.id, words: 0, minutes: minutesOf[item.kind] })),
    ]
    return { id, name, deadline, tasks: tasks.filter(({ words, minutes }) => words + minutes > 0) }
  })
}

function sharedAnswers(form: AskedOfSchool, essays: readonly Written[]): Written[] {
  return askedEssays(form).flatMap((asked) => {
    const answer = answerTo(asked, form.entryId, essays)
    return answer && answer.entryId === null ? answer : []
  })
}

function taskOfEssay(essay: Written): Task {
  const { id, status, words } = essay
  const limit = mostWords(essay) ?? wordsOfDraft
  const factor = status === 'reviewing' ? stageFactor.reviewing : stageFactor.drafting
  return { id, words: isFinished(essay) ? 0 : Math.max(0, limit - words) * factor, minutes: 0 }
}

/** One that is not added yet. Those that are shared have one key for all colleges. */
function taskOfAsked({ key, limit }: AskedEssay): Task {
  if (!limit) return { id: key, words: wordsOfDraft, minutes: 0 }
  const words = limit.unit === 'words' ? limit.most : Math.round(limit.most / charactersOfWord)
  return { id: key, words, minutes: 0 }
}
