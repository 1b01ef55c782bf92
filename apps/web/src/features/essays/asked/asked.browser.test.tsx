import { givenEntry, givenEssay } from '@bearings/client/testing/given'
import type { AskedEssay, AskedOfSchool } from '@bearings/domain/essays/asked/schema'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const entry = givenEntry({ name: 'Aster College', deadline: '2027-01-05', deadlineState: 'own' })

const asked = (number: number, over: Partial<AskedEssay> = {}): AskedEssay => ({
  key: `1-2026-27-${number}`,
  topic: `Question ${number}`,
  need: 'required',
  program: null,
  limit: { unit: 'words', fewest: null, most: 250 },
  ...over,
})
const school = (essays: AskedEssay[], over: Partial<AskedOfSchool> = {}): AskedOfSchool => ({
  entryId: entry.id,
  form: null,
  page: 'https://aster.example/apply',
  own: {
    cycle: '2026-27',
    certainty: 'likely',
    source: 'https://aster.example/essays',
    checkedOn: '2026-11-28',
    essays,
    programs: ['Nursing asks its own'],
    note: null,
  },
  ...over,
})

async function openSchool(asks: AskedOfSchool, essays: EssaySummary[] = [], width = 1440) {
  const kept = [...essays]
  return openPage(`/schools/${entry.id}/research`, {
    width,
    answers: {
      'GET /schools/list': [entry],
      'GET /schools/list/{id}': { ...entry, items: [], school: null },
      'GET /essays': () => kept,
      'GET /essays/asked': [asks],
      'POST /essays/asked': ({ keys }) => {
        const added = asks
          .own!.essays.filter(({ key, need }) => (keys ? keys.includes(key) : need === 'required'))
          .map(({ key, topic }) =>
            givenEssay({ id: crypto.randomUUID(), entryId: entry.id, asked: key, promptName: topic }),
          )
        kept.unshift(...added)
        return { added }
      },
    },
  })
}

const card = () => page.getByRole('region', { name: 'Essays' })

test('a senior adds everything that a college requires in one press, and then the optional one', async () => {
  await openSchool(school([asked(1), asked(2), asked(3, { need: 'optional', topic: 'Anything else' })]))

  await expect.element(card()).toHaveTextContent('it requires 2 essays of its own, 500 words together.')
  await card().getByRole('button', { name: 'Add the 2 required essays' }).click()
  await expect.element(card().getByRole('link', { name: 'Question 2' })).toBeVisible()
  await expect.element(card().getByRole('button', { name: /required/ })).not.toBeInTheDocument()

  await card().getByText('One more is optional').click()
  await card().getByRole('button', { name: 'Add: Anything else' }).click()
  await expect.element(card().getByRole('link', { name: 'Anything else' })).toBeVisible()
})

test('each essay says its limit, and which of the student’s own may fit', async () => {
  const community = givenEssay({
    promptName: 'A community of yours',
    schoolName: 'Birch College',
    wordLimit: 250,
    words: 240,
  })
  const take = asked(2, { limit: { unit: 'characters', fewest: null, most: 200 } })
  await openSchool(school([asked(1, { topic: 'A community that is yours' }), take]), [community])

  const row = card().getByRole('listitem').filter({ hasText: 'A community that' })
  await expect.element(row).toHaveTextContent('250 words')
  await expect.element(row).toHaveTextContent('May fit: A community of yours (Birch College, 240 words)')
  await expect.element(card()).toHaveTextContent('200 characters')
  await expect.element(card()).toHaveTextContent('Nursing asks its own.')
})

test.each([
  ['nothing', school([]), 'For 2026–27, it requires no essays of its own.'],
  ['what is not known', school([], { own: null }), 'does not know what it asks'],
  [
    'what is not certain',
    school([], { own: { ...school([]).own!, certainty: 'unsure', programs: [] } }),
    'is not certain',
  ],
])('of a college that asks for %s, that is said, with its page', async (_, asks, words) => {
  await openSchool(asks)
  await expect.element(card()).toHaveTextContent(words)
  await expect
    .element(card().getByRole('link', { name: /Its page/ }))
    .toHaveAttribute('href', expect.stringContaining('aster.example'))
  await expect.element(card().getByRole('button')).not.toBeInTheDocument()
})

test('what is known of last year is called that', async () => {
  await openSchool(
    school([asked(1), asked(2)], { own: { ...school([asked(1), asked(2)]).own!, cycle: '2025-26' } }),
  )
  await expect.element(card()).toHaveTextContent('In 2025–26, it required 2 essays of its own')
  await expect
    .element(card().getByRole('button', { name: 'Add 2 essays from an earlier year' }))
    .toBeVisible()
})

test.each([1440, 390])('on the list, a row adds what its school requires, %d pixels wide', async (width) => {
  const { asked: sent } = await openPage('/schools', {
    width,
    answers: {
      'GET /schools/list': [entry],
      'GET /essays/asked': [school([asked(1), asked(2)])],
      'POST /essays/asked': { added: [] },
    },
  })
  await page.getByRole('button', { name: 'Add 2 essays that Aster College requires' }).click()
  await expect
    .poll(() => sent.find(({ key }) => key === 'POST /essays/asked')?.input)
    .toEqual({ entryIds: [entry.id] })
})

test('the card reads well for everyone', async () => {
  await openSchool(school([asked(1), asked(2), asked(3, { need: 'optional' })]), [], 390)
  await page.getByRole('tab', { name: 'Essays' }).click()
  await expect.element(card().getByRole('button', { name: /required/ })).toBeVisible()
  await expectAccessible()
})
