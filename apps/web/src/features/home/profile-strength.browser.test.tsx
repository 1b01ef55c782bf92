import { emptyAnswers } from '@bearings/domain/profile/rules'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const answered = {
  ...emptyAnswers,
  gender: 'female' as const,
  citizenship: 'us-citizen' as const,
  raceEthnicity: 'two-or-more' as const,
  firstGeneration: true,
  incomeBracket: '60k-100k' as const,
  highSchool: 'Hillside High School',
  classRank: '12 of 340',
  gpaUnweighted: 3.78,
  gpaWeighted: 4.31,
  satActScore: '1390 SAT',
  apIbCourses: [{ course: 'AP Biology', score: 4 }],
  currentCourses: ['Spanish IV'],
  activities: [{ name: 'Food pantry', description: 'Sorted groceries.' }],
  leadershipPositions: ['Science editor'],
  updatedAt: '2026-10-01T12:00:00.000Z',
}

test('a student reads which rule made an entry Standout, Valuable or Common', async () => {
  const prize = { name: 'Physics olympiad', description: 'Bronze.', level: 'National Level' } as const
  const profile = { ...answered, honorsAwards: [prize], activities: [], yearsInvolved: 3 }
  await openPage('/dashboard', { answers: { 'GET /profile': { profile } } })
  await page.getByRole('button', { name: 'Profile strength' }).click()
  const dialog = page.getByRole('dialog', { name: 'Profile strength' })

  await expect.element(dialog).toHaveTextContent('How complete your profile is, not how strong')
  const lifts = dialog.getByRole('list', { name: 'What would lift it most' }).getByRole('listitem')
  await expect.element(lifts.first()).toHaveTextContent('An activity+40')
  await expect.element(lifts.nth(1)).toHaveTextContent('Five activities; you have 0+20')

  await dialog.getByRole('tab', { name: 'Academic' }).click()
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: 'SAT score 1390' }))
    .toHaveTextContent('SAT score: 1300 or higher → Valuable')
  await dialog.getByRole('tab', { name: 'Personality' }).click()
  await expect
    .element(dialog.getByRole('listitem'))
    .toHaveTextContent(/^Physics olympiad\s*Level: National → Standout\s*Standout$/)
  await expectAccessible()
})
