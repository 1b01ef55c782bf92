import { held } from '@bearings/client/testing/answers'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const school = (name: string, asked: { teachers: number | null; counselor: boolean | null }) => ({
  entryId: crypto.randomUUID(),
  name,
  deadline: null,
  status: 'Not Started' as const,
  ...asked,
})

test('a student reads the colleges that ask for no letter in one line, below those that do or may', async () => {
  const schools = [
    school('Aster College', { teachers: 0, counselor: false }),
    school('Birch College', { teachers: 2, counselor: true }),
    school('Cedar College', { teachers: 0, counselor: false }),
    school('Dogwood College', { teachers: null, counselor: null }),
  ]
  await openPage('/recommenders', { answers: { 'GET /recommenders': { recommenders: [], schools } } })
  const rows = page.getByRole('region', { name: 'By school' }).getByRole('listitem')
  await expect.element(rows.last()).toHaveTextContent('No letters neededAster College · Cedar College')
  expect(rows.all().length).toBe(3)
  await expectAccessible()
})

test('a student copies a teacher’s link, takes requests back, and asks again, by the words that they see, and a letter that was not sent has no line of its own', async () => {
  const asked = school('Aster College', { teachers: 1, counselor: false })
  const letters = [{ entryId: asked.entryId, sentOn: null, saidBy: null }]
  const ruiz = {
    id: crypto.randomUUID(),
    name: 'Ms. Ruiz',
    kind: 'teacher' as const,
    knownFrom: '',
    state: 'asked' as const,
    askedOn: null,
    note: '',
    thanked: false,
    letters,
  }
  const ask = {
    id: crypto.randomUUID(),
    recommenderId: ruiz.id,
    email: null,
    state: 'asked' as const,
    wantedBy: '2026-12-01',
    promisedOn: null,
    isOpen: true,
    askedAt: '2026-11-01T12:00:00.000Z',
    mailedAt: null,
    openedAt: null,
    answeredAt: null,
    answeredBy: null,
    remindableAt: null,
    code: '7K3M-Q9XW-2R01',
    attached: { note: '', bragSheet: [], activities: [] },
  }
  const osei = {
    ...ruiz,
    id: crypto.randomUUID(),
    name: 'Coach Osei',
    state: 'declined' as const,
    letters: [],
  }
  const refused = {
    ...ask,
    id: crypto.randomUUID(),
    recommenderId: osei.id,
    state: 'declined' as const,
    isOpen: false,
    code: null,
  }
  const lim = { ...ruiz, id: crypto.randomUUID(), name: 'Dr. Lim' }
  const ended = { ...ask, id: crypto.randomUUID(), recommenderId: lim.id, isOpen: false }
  const nair = { ...ruiz, id: crypto.randomUUID(), name: 'Ms. Nair', letters: [] }
  const accepted = {
    ...ask,
    id: crypto.randomUUID(),
    recommenderId: nair.id,
    state: 'accepted' as const,
    isOpen: false,
  }
  const bragSheet = { class: '', proud: '', outside: '', others: '', words: '', next: '', know: '' }
  await openPage('/recommenders', {
    answers: {
      'GET /recommenders': { recommenders: [ruiz, osei, lim, nair], schools: [asked] },
      'GET /letters': { asks: [ask, refused, ended, accepted], waiver: 'waived', bragSheet, mails: true },
    },
  })
  await expect.element(page.getByRole('button', { name: 'Copy Link for Ms. Ruiz' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ask Again: Coach Osei' })).toBeVisible()
  // No college waits for that letter any more.
  await expect.element(page.getByRole('button', { name: 'Ask Again: Dr. Lim' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy Link for Dr. Lim' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Not sent')).not.toBeInTheDocument()
  // Nor may a teacher who has accepted wait for colleges for ever: only a request that was taken back lets one be deleted.
  for (const name of ['Ms. Ruiz', 'Dr. Lim', 'Ms. Nair'])
    await expect.element(page.getByRole('button', { name: `Take back the request to ${name}` })).toBeVisible()
  await expectAccessible()
})

test('a student who deletes a recommender and leaves before the server has answered can still undo it', async () => {
  const ruiz = {
    id: crypto.randomUUID(),
    name: 'Ms. Ruiz',
    kind: 'teacher' as const,
    knownFrom: '',
    state: 'planned' as const,
    askedOn: null,
    note: '',
    thanked: false,
    letters: [],
  }
  const deleting = held(undefined)
  const { router, asked } = await openPage('/recommenders', {
    answers: {
      'GET /recommenders': { recommenders: [ruiz], schools: [] },
      'DELETE /recommenders/{id}': deleting.answer,
    },
  })
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect.poll(() => asked.at(-1)).toEqual({ key: 'DELETE /recommenders/{id}', input: { id: ruiz.id } })
  await router.navigate({ to: '/settings' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  deleting.release()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => asked.find(({ key }) => key === 'POST /recommenders')?.input)
    .toMatchObject({ name: 'Ms. Ruiz' })
})
