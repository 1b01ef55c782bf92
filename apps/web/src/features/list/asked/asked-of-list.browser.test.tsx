import { givenEntry } from '@bearings/client/testing/given'
import { usualClass } from '@bearings/domain/class-year'
import type { AskedOfSchool } from '@bearings/domain/essays/asked/schema'
import type { AskedOfEntry } from '@bearings/domain/list/asked/schema'
import { todayIn } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { maya, openPage } from '#testing/open-page.tsx'

const aster = givenEntry({ id: crypto.randomUUID(), name: 'Aster College' })
const birch = givenEntry({ id: crypto.randomUUID(), name: 'Birch College' })
const interview = {
  id: crypto.randomUUID(),
  kind: 'interview',
  label: 'Interview',
  done: false,
  dueOn: null,
} as const

const writing = (entryId: string, essays: number): AskedOfSchool => ({
  entryId,
  form: {
    applicationSystem: 'common_app',
    personalEssayRequired: true,
    cycle: '2026-27',
    source: 'common_app_grid',
    checkedOn: '2026-09-11',
  },
  page: null,
  own: {
    cycle: '2026-27',
    certainty: 'likely',
    source: 'https://aster.example/essays',
    checkedOn: '2026-11-28',
    essays: Array.from({ length: essays }, (_, at) => ({
      key: `${entryId.slice(0, 8)}-${at}`,
      topic: `Question ${at + 1}`,
      need: 'required' as const,
      program: null,
      limit: { unit: 'words' as const, fewest: null, most: 250 },
    })),
    programs: [],
    note: null,
  },
})
const asking = (entryId: string): AskedOfEntry => ({
  entryId,
  asked: [
    {
      kind: 'css_profile',
      label: 'CSS Profile',
      need: 'required',
      note: 'If you ask for aid',
      basis: { words: 'Likely, generally known', url: 'https://aster.example/aid' },
    },
    { kind: 'interview', label: 'Interview', need: 'none', note: null, basis: null },
  ],
  items: [interview],
})
const taken = { essays: [crypto.randomUUID()], items: [crypto.randomUUID()], removed: [] }
const answers = {
  'GET /schools/list': [aster, birch],
  'GET /schools/list/asked': [asking(aster.id), { ...asking(birch.id), items: [] }],
  'GET /essays/asked': [writing(aster.id, 2), writing(birch.id, 1)],
  'GET /essays': [],
  'POST /schools/list/asked': taken,
  'POST /schools/list/asked/undo': undefined,
}

test.each([1440, 390])(
  'a senior reads what all colleges ask, adds it in one press, and takes it back, %d pixels wide',
  async (width) => {
    const { asked: sent } = await openPage('/schools', { width, answers })
    const offer = page.getByRole('region', { name: 'What your colleges ask' })
    await expect
      .element(offer)
      .toHaveTextContent('Your colleges also ask for 4 essays and 2 checklist items.')
    await expectAccessible()
    await offer.getByRole('button', { name: 'See and Add All' }).click()

    const dialog = page.getByRole('dialog')
    await expect
      .element(dialog.getByRole('region', { name: 'Shared essays' }))
      .toHaveTextContent('personal statement')
    const ofAster = dialog.getByRole('region', { name: 'Aster College' })
    await expect.element(ofAster).toHaveTextContent('Question 2 250 words')
    await expect.element(ofAster).toHaveTextContent('Likely, generally known')
    await expect.element(ofAster).toHaveTextContent('Removed: Interview. Not asked here')
    await expect.element(ofAster).toHaveTextContent('aster.example, reported by others, checked Nov 28, 2026')
    await dialog.getByRole('button', { name: 'Add 4 essays and 2 checklist items' }).click()

    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent.find(({ key }) => key === 'POST /schools/list/asked')?.input).toEqual({
      schools: [
        { entryId: aster.id, add: ['css_profile'], remove: [interview.id] },
        { entryId: birch.id, add: ['css_profile'], remove: [] },
      ],
    })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(() => sent.find(({ key }) => key === 'POST /schools/list/asked/undo')?.input)
      .toEqual(taken)
  },
)

test('Home begins with it, and leads to the list with everything open', async () => {
  const today = todayIn(maya.timeZone, new Date())
  await openPage('/dashboard', { me: { graduationYear: usualClass(null, today) }, answers })
  const next = page.getByRole('region', { name: 'Next', exact: true })
  await expect.element(next.getByRole('heading', { name: 'Add what your 2 colleges ask' })).toBeVisible()
  await next.getByRole('link', { name: 'See What They Ask' }).click()
  await expect.element(page.getByRole('button', { name: 'Add 4 essays and 2 checklist items' })).toBeVisible()
})

test('a senior who leaves it as it is hears of it again only when more is asked', async () => {
  await openPage('/schools', { answers })
  await page.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect.element(page.getByRole('region', { name: 'What your colleges ask' })).not.toBeInTheDocument()
})
