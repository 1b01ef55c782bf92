import { refused } from '@bearings/client/testing/answers'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone, press } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'

const parent = { slug: 'which-parent', topic: 'aid-forms', question: 'Which parent fills in the FAFSA?' }
const opens = { slug: 'fafsa-opens', topic: 'aid-forms', question: 'When does the FAFSA open?' }
const binding = { slug: 'two-early', topic: 'early-rounds', question: 'Can I apply early to two colleges?' }
const answers = {
  'GET /library/answers': [parent, opens, binding],
  'GET /library/answers/{slug}': {
    ...parent,
    html: '<p>The one who gave more support.</p>',
    spanish: '<p>Quien dio más apoyo.</p>',
    sources: [{ title: 'Federal Student Aid', url: 'https://studentaid.gov/' }],
    checked: '2026-11-28',
    certainty: 'likely' as const,
    next: { label: 'Open FAFSA and CSS', url: '/financial/forms' },
  },
}

test('a parent opens a topic, and one of its questions, by the keyboard', async () => {
  const { asked } = await openPage('/resources/answers', { answers })
  await press(page.getByRole('link', { name: 'Aid forms' }), '{Enter}')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Aid forms' })).toBeVisible()
  await expectGone(page.getByText(binding.question))
  expect(asked.filter(({ key }) => key === 'GET /library/answers/{slug}')).toEqual([])

  await press(page.getByRole('button', { name: parent.question }), '{Enter}')
  await expect.element(page.getByText('The one who gave more support.')).toBeVisible()
  await expect.element(page.getByText('Likely, but ask to be sure.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open FAFSA and CSS' })).toBeVisible()
  await expectAccessible()
})

test('a mother reads an answer in Spanish, and goes back to English', async () => {
  await openPage('/resources/answers?open=which-parent', { answers })
  await page.getByRole('button', { name: 'En español' }).click()
  const spanish = page.getByText('Quien dio más apoyo.')
  await expect.element(spanish).toBeVisible()
  expect(spanish.element().closest('[lang]')?.getAttribute('lang')).toBe('es')
  await page.getByRole('button', { name: 'In English' }).click()
  await expect.element(page.getByText('The one who gave more support.')).toBeVisible()
})

test('a student finds a question in any topic, and is told when there is none', async () => {
  await openPage('/resources/answers?topic=aid-forms', { answers })
  const search = page.getByRole('searchbox', { name: 'Search questions' })
  await search.fill('two early')
  await expect.element(page.getByRole('button', { name: binding.question })).toBeVisible()
  await expectGone(page.getByText(opens.question))
  await search.fill('no such thing')
  await expect.element(page.getByText('No question found')).toBeVisible()
})

test('a student whose answer does not come can ask for it again', async () => {
  await openPage('/resources/answers?open=which-parent', {
    answers: { ...answers, 'GET /library/answers/{slug}': refused('INTERNAL') },
  })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('who follows a link to a question far down finds its answer in view', async () => {
  const before = Array.from({ length: 40 }, (_, at) => ({
    ...opens,
    slug: `q-${at}`,
    question: `Question ${at}?`,
  }))
  await openPage('/resources/answers?open=which-parent', {
    answers: { ...answers, 'GET /library/answers': [...before, parent] },
  })
  const answer = page.getByText('The one who gave more support.')
  await expect.element(answer).toBeVisible()
  await expect.element(answer).toBeInViewport()
})

test('who opens a topic of many questions reads the last of them, and a search shows the first fifty', async () => {
  const states = Array.from({ length: 53 }, (_, at) => ({
    slug: `state-${at}`,
    topic: 'state-aid',
    question: `What aid does state ${at} give?`,
  }))
  await openPage('/resources/answers?topic=state-aid', {
    answers: { ...answers, 'GET /library/answers': states },
  })
  const last = page.getByRole('button', { name: 'What aid does state 52 give?' })
  await expect.element(last).toBeVisible()
  await expectGone(page.getByText('The first 50 are shown.'))

  await page.getByRole('searchbox', { name: 'Search questions' }).fill('aid')
  await expect.element(page.getByText('The first 50 are shown.')).toBeVisible()
  await expectGone(last)
})

test.each([
  ['advisor', '/financial/forms', false],
  ['advisor', '/resources/guides/interviews', true],
  ['advisor', '/settings', true],
  ['admin', '/schools', true],
  ['admin', '/navigator', false],
  ['student', '/advisor/dashboard', false],
  ['student', '/advisor/students', false],
  ['advisor', '/advisor/students', true],
  ['student', '/profile/edit/2', true],
  ['guardian', '/schools', false],
  ['guardian', '/resources/guides/interviews', true],
] as const)('the %s is led to %s by an answer: %s', async (as, url, isLed) => {
  const { 'GET /library/answers/{slug}': answer } = answers
  await openPage('/resources/answers?open=which-parent', {
    as,
    answers: { ...answers, 'GET /library/answers/{slug}': { ...answer, next: { label: 'Go there', url } } },
  })
  await expect.element(page.getByText('The one who gave more support.')).toBeVisible()
  expect(page.getByRole('link', { name: 'Go there' }).query() !== null).toBe(isLed)
})

test('an admin who finds no question is not sent to the navigator, which is closed to them', async () => {
  await openPage('/resources/answers', { as: 'admin', answers })
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('no such thing')
  await expect.element(page.getByText('Try fewer words.')).toBeVisible()
})
