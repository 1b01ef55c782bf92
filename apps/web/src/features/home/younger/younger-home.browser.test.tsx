import { usualClass } from '@bearings/domain/class-year'
import type { Milestone } from '@bearings/domain/library/schema'
import { todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const today = todayIn('America/New_York', new Date())
const wholeYear = {
  start: '08-01',
  end: '07-31',
  certainty: 'usual',
  text: 'A text',
  url: 'https://example.org',
}
const milestones = [
  { ...wholeYear, grade: 9, title: 'Find your pace', guide: 'ninth-grade' },
  { ...wholeYear, grade: 12, title: 'Apply early', guide: 'early-decision' },
] as unknown as Milestone[]

test('a ninth grader’s home has this year, courses and activities, and nothing of the seniors', async () => {
  await openPage('/dashboard', {
    me: { graduationYear: usualClass(null, today) + 3 },
    answers: { 'GET /library/timeline': { checkedOn: today, milestones } },
  })
  await expect.element(page.getByRole('heading', { name: 'This year, 9th grade' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Find your pace' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Courses and grades/ })).toBeVisible()
  await expect.element(page.getByText('Apply early')).not.toBeInTheDocument()
  await expect.element(page.getByText('Begin one essay')).not.toBeInTheDocument()
  await expect.element(page.getByText('Regular decision')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Next deadlines' })).not.toBeInTheDocument()
})
