import { overrideLabels } from '@bearings/domain/list/labels/options'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const section = page.getByRole('region', { name: 'What we estimated, and what happened' })
const nothing = {
  byLabel: overrideLabels.map((label) => ({ label, group: null })),
  byOdds: [],
  brier: null,
}

test('with few answers, people read that there are too few to compare', async () => {
  await openPage('/resources/how-matching-works', {
    answers: { 'GET /schools/odds-check': { ...nothing, sent: 7, answered: 2 } },
  })
  await expect.element(section).toHaveTextContent('7 applications on this server have an estimate on record')
  await expect.element(section).toHaveTextContent('too few to compare')
  expect(section.getByRole('table').elements()).toEqual([])
})

test('people compare by label what was said with what came, also as an advisor', async () => {
  const group = { applications: 24, expected: 0.41, admitted: 0.5 }
  const byLabel = nothing.byLabel.map((each) => (each.label === 'Target' ? { ...each, group } : each))
  await openPage('/resources/how-matching-works', {
    as: 'advisor',
    answers: { 'GET /schools/odds-check': { ...nothing, byLabel, sent: 60, answered: 31, brier: 0.2 } },
  })
  const row = (name: string) => section.getByRole('row', { name })
  await expect.element(row('Target')).toHaveTextContent('2441%50%')
  await expect.element(row('Very likely')).toHaveTextContent('Too few to say')
  await expectAccessible()
})
