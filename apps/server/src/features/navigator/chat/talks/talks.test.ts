import type { Actor } from '@bearings/domain/actor'
import { expect, test } from 'vitest'
import { library } from '#features/library/content/library.ts'
import { askNavigator } from '#testing/ask-navigator.ts'
import { givenAdvised } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenCatalog, givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { isRight, isUnsure, linesOf } from './read-talk.ts'
import { type Talk, talks } from './talks.ts'

const now = '2026-11-28T12:00:00Z'
/** How many of ten answers may ask back, or say that nothing is known, where an answer is there. */
const mostUnsure = 1

const app = useTestApp({ now })
const catalog = givenOnce(() => givenCatalog(app.db))

test.each(talks)('$by talks with the navigator, and is told nothing wrong', async ({ as, lines }) => {
  const { answers } = await library()
  const say = talkOf(await people[as]())
  const [wrong, unsure]: [string[], string[]] = [[], []]
  for (const line of linesOf(lines)) {
    const response = await say(line.said)
    const heard = `${line.said}\n    ${response.replaceAll('\n', ' ').slice(0, 200)}`
    if (isRight(line, response, answers)) continue
    else if (isUnsure(response)) unsure.push(heard)
    else wrong.push(heard)
  }
  expect(wrong).toEqual([])
  expect(unsure.slice(mostUnsure)).toEqual([])
})

const people: Record<Talk['as'], () => Promise<Actor>> = {
  visitor: () => givenUser(app.db, 'student'),
  async senior() {
    const student = await givenUser(app.db, 'student')
    await givenProfile(app.db, student, { gpaUnweighted: 3.7, satActScore: '1350 SAT' })
    const regular = { plan: 'regular', deadlineState: 'own' } as const
    await givenEntry(app.db, student, { schoolId: catalog.brown, ...regular, deadline: '2027-01-05' })
    await givenEntry(app.db, student, { schoolId: catalog.ohioState, ...regular, deadline: '2027-01-15' })
    await givenEssay(app.db, student, { promptName: 'Why us?', content: 'The rain fell.' })
    return student
  },
  async advisor() {
    const advisor = await givenUser(app.db, 'advisor')
    const student = await givenAdvised(app.db, advisor, { fullName: 'Sofia Marlow' })
    const past = { plan: 'regular', deadlineState: 'own', deadline: '2026-11-01' } as const
    await givenEntry(app.db, student, { schoolId: catalog.stanford, ...past })
    return advisor
  },
}

/** Talks as the page does: what was said last is sent again, and the talk is kept. */
function talkOf(by: Actor) {
  const history: object[] = []
  let conversationId: string | undefined
  return async (message: string): Promise<string> => {
    const reply = await askNavigator<{ response: string; conversationId: string }>(app, by, {
      message,
      conversationHistory: history.slice(-6),
      ...(conversationId && { conversationId }),
    })
    conversationId = reply.conversationId
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.response })
    return reply.response
  }
}
