import type { RefusedField } from '@bearings/domain/failure'
import {
  faultInPlaceholders,
  faultsInDanger,
  wayOfOther,
} from '@bearings/domain/library/answers/editions/rules'
import type { NewAnswer } from '@bearings/domain/library/answers/editions/schema'
import { todayIn } from '@bearings/domain/today'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { library } from '../content/library.ts'
import { faultsInMarkdown } from '../editions/faults.ts'
import { readableAnswers } from './readable.ts'

/** Returns what keeps a card from being saved or shown, beyond the bounds of its fields. */
export async function faultsInAnswer(
  { db, actor, now }: SignedInContext,
  slug: string,
  words: Pick<NewAnswer, 'ask' | 'markdown' | 'spanish' | 'checked'>,
): Promise<RefusedField[]> {
  const [{ answers }, readable] = await Promise.all([library(), readableAnswers(db)])
  const others = readable.filter((card) => card.slug !== slug)
  const other = wayOfOther(words.ask, others)
  const placeholders = (['markdown', 'spanish'] as const).flatMap((path) => {
    const message = faultInPlaceholders(words[path] ?? '')
    return message ? [{ path, message }] : []
  })
  return [
    ...(other ? [{ path: 'ask', message: `“${other.way}” leads to “${other.card.question}” already.` }] : []),
    ...placeholders,
    ...(await faultsInMarkdown(db, words)),
    ...faultsInDanger(answers.find((card) => card.slug === slug) ?? null, words),
    ...(words.checked > todayIn(actor.timeZone, now())
      ? [{ path: 'checked', message: 'The day it was checked cannot be in the future.' }]
      : []),
  ]
}
