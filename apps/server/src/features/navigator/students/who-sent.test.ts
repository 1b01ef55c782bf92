import type { Actor } from '@bearings/domain/actor'
import { beforeAll, expect, test } from 'vitest'
import { askNavigator } from '#testing/ask-navigator.ts'
import { givenAdvised } from '#testing/given-advising.ts'
import { givenCatalog, givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const now = '2026-11-28T12:00:00Z'

const app = useTestApp({ now })
let advisor: Actor
beforeAll(async () => {
  const { michigan, stanford, pepperdine } = await givenCatalog(app.db)
  advisor = await givenUser(app.db, 'advisor')
  const sofia = await givenAdvised(app.db, advisor, { fullName: 'Sofia Marlow' })
  await givenEntry(app.db, sofia, { schoolId: michigan, status: 'Submitted' })
  await givenEntry(app.db, sofia, { schoolId: stanford })
  const devon = await givenAdvised(app.db, advisor, { fullName: 'Devon Price' })
  await givenEntry(app.db, devon, { schoolId: michigan })
  const ilse = await givenAdvised(app.db, advisor, { fullName: 'Ilse Varga' })
  await givenEntry(app.db, ilse, { schoolId: pepperdine, status: 'Committed' })
})

async function answerTo(message: string): Promise<string> {
  return (await askNavigator(app, advisor, { message })).response
}

test.each([
  ['who has sent an application', ['Sofia', 'Ilse']],
  ['how many students submitted', ['Sofia', 'Ilse']],
  ["who hasn't submitted anything", ['Devon']],
  ['who still has to submit', ['Devon']],
  ['has everyone applied', ['Devon']],
  ['who has committed', ['Ilse']],
  ["who hasn't committed yet", ['Sofia', 'Devon']],
  ['who has submitted to Michigan', ['Sofia']],
  ['who still has to submit to Michigan', ['Devon']],
  ['who is applying to Michigan', ['Sofia', 'Devon']],
  ['who is not applying to Michigan', ['Ilse']],
  ["who hasn't applied to Michigan yet", ['Devon']],
  ["who hasn't submitted their application to Michigan", ['Devon']],
  ['who is still applying to Michigan', ['Devon']],
  ['who got into Michigan', ['Sofia', 'Devon']],
])('a counselor who asks “%s” hears of %j', async (question, names) => {
  const said = await answerTo(question)

  expect(['Sofia', 'Devon', 'Ilse'].filter((name) => said.includes(name))).toEqual(names)
})

test.each(['who got accepted', 'which students have no safety schools'])(
  'a counselor who asks “%s” hears what can be asked instead',
  async (question) => expect(await answerTo(question)).toMatch(/^I can’t list/),
)

test('a counselor who asks who can see something is not told of students', async () => {
  expect(await answerTo('who can see my notes')).not.toContain('can’t list')
})
