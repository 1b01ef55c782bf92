import { bounds } from '../options.ts'
import { isFinished } from '../rules.ts'
import type { EssaySummary, NewEssay } from '../schema.ts'
import type { AskedEssay, AskedOfSchool } from './schema.ts'

/** The key and the name of the essay that all colleges on the Common App share. */
const personalStatement: AskedEssay = {
  key: 'common-app',
  topic: 'Common App personal statement',
  need: 'required',
  program: null,
  limit: { unit: 'words', fewest: 250, most: 650 },
}

/** The University of California asks for four of eight short answers, the same for all campuses. */
const insightQuestions = [1, 2, 3, 4].map((at): AskedEssay => ({
  key: `uc-${at}`,
  topic: `UC personal insight question ${at} of 4`,
  need: 'required',
  program: null,
  limit: { unit: 'words', fewest: null, most: 350 },
}))

/** Returns the essays that a school takes from the form it is applied to with: one text for many colleges. */
export function sharedEssays(form: AskedOfSchool['form']): AskedEssay[] {
  if (form?.applicationSystem === 'uc') return insightQuestions
  return form?.personalEssayRequired ? [personalStatement] : []
}

/** Returns everything that a school is known to ask for: the shared essays first, then its own. */
export function askedEssays({ form, own }: Pick<AskedOfSchool, 'form' | 'own'>): AskedEssay[] {
  return [...sharedEssays(form), ...(own?.essays ?? [])]
}

type Written = Pick<EssaySummary, 'entryId' | 'asked' | 'promptName'>

/** How students name a shared essay that they added by themselves. */
const ownNames = { 'common-app': /\bcommon app\b|\bpersonal (statement|essay)\b/i }

/** Returns the student's essay that answers this one, or `undefined`. A shared essay answers it for all schools. */
export function answerTo<T extends Written>(
  asked: AskedEssay,
  entryId: string,
  essays: readonly T[],
): T | undefined {
  if (asked.key === personalStatement.key)
    return (
      essays.find((essay) => essay.asked === asked.key) ??
      essays.find(({ entryId: of, promptName }) => of === null && ownNames['common-app'].test(promptName))
    )
  const number = insightQuestions.findIndex(({ key }) => key === asked.key)
  if (number >= 0) return insightAnswers(essays)[number]
  return essays.find(
    (essay) =>
      essay.entryId === entryId && (essay.asked === asked.key || essay.promptName === promptOf(asked)),
  )
}

/** The answers to UC's questions, each in the place of its number, and those that were added by hand in the others. */
function insightAnswers<T extends Written>(essays: readonly T[]): (T | undefined)[] {
  const numbered = insightQuestions.map(({ key }) => essays.find((essay) => essay.asked === key))
  const others = essays.filter(
    (essay) =>
      essay.entryId === null &&
      !numbered.includes(essay) &&
      /^UC\b|\bpersonal insight\b/i.test(essay.promptName),
  )
  return numbered.map((essay) => essay ?? others.shift())
}

/** Returns the required essays of a school that the student has not added yet, shared ones first. */
export function missingEssays(
  school: Pick<AskedOfSchool, 'entryId' | 'form' | 'own'>,
  essays: readonly Written[],
): AskedEssay[] {
  return askedEssays(school).filter(
    (asked) => asked.need === 'required' && !answerTo(asked, school.entryId, essays),
  )
}

/** Whether an essay is the same for all schools, and so belongs to none. */
export function isShared({ key }: Pick<AskedEssay, 'key'>): boolean {
  return key === personalStatement.key || insightQuestions.some((question) => question.key === key)
}

/** Returns the prompt under which an essay is added, which the student may change to the official words. */
export function promptOf({ topic, program }: Pick<AskedEssay, 'topic' | 'program'>): string {
  return (program ? `${program}: ${topic}` : topic).slice(0, bounds.promptName.max)
}

/**
 * Returns the essay to add.
 * @param deadline The first date that a shared essay is needed for. Any other has its school's.
 */
export function essayToAdd(
  asked: AskedEssay,
  { entryId, deadline }: { entryId: string; deadline: string | null },
): Required<NewEssay> {
  const { limit, key } = asked
  return {
    entryId: isShared(asked) ? null : entryId,
    promptName: promptOf(asked),
    wordLimit: limit?.unit === 'words' ? limit.most : null,
    characterLimit: limit?.unit === 'characters' ? limit.most : null,
    deadline: isShared(asked) ? deadline : null,
    asked: key,
  }
}

export type Length = { words: number; characters: number; unlimited: number }

/** Returns how much essays may hold together; `unlimited` counts those without a known limit. */
export function lengthOf(essays: readonly Pick<AskedEssay, 'limit'>[]): Length {
  const sum = (unit: 'words' | 'characters') =>
    essays.reduce((total, { limit }) => total + (limit?.unit === unit ? limit.most : 0), 0)
  return {
    words: sum('words'),
    characters: sum('characters'),
    unlimited: essays.filter(({ limit }) => limit === null).length,
  }
}

type Begun = Written & Pick<EssaySummary, 'status' | 'words'>

/** Returns how many words the required essays of a school may still take; what has no limit in words counts nothing. */
export function wordsToWrite(school: AskedOfSchool, essays: readonly Begun[]): number {
  return askedEssays(school)
    .filter(({ need, limit }) => need === 'required' && limit?.unit === 'words')
    .reduce((total, asked) => {
      const answer = answerTo(asked, school.entryId, essays)
      if (!answer) return total + asked.limit!.most
      return total + (isFinished(answer) ? 0 : Math.max(0, asked.limit!.most - answer.words))
    }, 0)
}
