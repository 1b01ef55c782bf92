import { emptyAnswers } from '@bearings/domain/profile/rules'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const club = { name: 'Robotics club', description: 'Designed the drive train.' }
const profile = {
  ...emptyAnswers,
  updatedAt: null,
  highSchool: 'Hillside High School',
  satActScore: '1390 SAT',
  activities: [club],
  leadershipPositions: ['Captain'],
}
const resume = page.getByRole('article', { name: 'Your résumé' })
const headings = () =>
  resume
    .getByRole('heading', { level: 3 })
    .elements()
    .map((each) => each.textContent)

function open(answers = {}) {
  return openPage('/profile/resume', { answers: { 'GET /profile': { profile: { ...profile, ...answers } } } })
}

test('a student sees a résumé of the profile, without scores and address until they are asked for', async () => {
  await open()
  await expect.element(resume).toHaveTextContent('Robotics club')
  await expect.element(resume).not.toHaveTextContent('1390')
  await expect.element(resume).not.toHaveTextContent('maya@example.org')
  await page.getByLabelText('1390 SAT').click()
  await page.getByLabelText('Email address').click()
  await expect.element(resume).toHaveTextContent('1390 SAT')
  await expect.element(resume).toHaveTextContent('maya@example.org')
  await expectAccessible()
})

test('a student moves a part by keyboard and keeps the place, on this device until they sign out', async () => {
  await open()
  await expect.poll(headings).toEqual(['Education', 'Activities', 'Leadership'])
  const up = page.getByRole('button', { name: 'Move Leadership up' })
  await up.click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(headings).toEqual(['Leadership', 'Education', 'Activities'])
  await expect.element(up).toHaveFocus()
  await page.getByLabelText('Robotics club').click()
  await page.getByRole('link', { name: 'Profile Builder' }).click()
  await page.getByRole('link', { name: 'Résumé' }).click()
  await expect.poll(headings).toEqual(['Leadership', 'Education'])
})

test('a student with more than a page is told what does not fit on one', async () => {
  const activities = Array.from({ length: 10 }, (_, index) => ({
    name: `Club ${index + 1}`,
    description: 'A line.\n\n\n\n\n',
  }))
  await open({ activities })
  await expect.element(page.getByText(/^2 pages\. On one page there is no room for .*Captain/)).toBeVisible()
  await page.getByLabelText('Club 9').click()
  for (const name of ['Club 2', 'Club 3', 'Club 4', 'Club 5']) await page.getByLabelText(name).click()
  await expect.element(page.getByText('1 page', { exact: true })).toBeVisible()
})

test('a student without anything in the profile is led to the first activity', async () => {
  await openPage('/profile/resume', {
    answers: { 'GET /profile': { profile: { ...emptyAnswers, updatedAt: null } } },
  })
  await expect.element(page.getByRole('link', { name: 'Add an Activity' })).toBeVisible()
  await expectAccessible()
})

test('a student takes the résumé along as a Word document, as it is chosen on the page', async () => {
  const sent: unknown[] = []
  await open()
  await page.getByLabelText('Robotics club').click()
  const faked = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.endsWith('/profile/resume/docx')) return faked(input, init)
    sent.push(await request.json())
    return new Response(new Blob(['word']))
  }
  await page.getByRole('button', { name: 'Word Document' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toEqual({
    order: ['education', 'activities', 'honors', 'leadership', 'courses'],
    hidden: ['email', 'scores', 'activity 0 Robotics club'],
  })
  window.fetch = faked
})
