import type { Caseload, Move } from '@bearings/domain/advising/moves/schema'
import type { Person, PersonPage } from '@bearings/domain/people/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const advisor = (fullName: string): Person => ({
  id: crypto.randomUUID(),
  fullName,
  email: `${fullName.split(' ')[0]!.toLowerCase()}@lincoln.example`,
  role: 'advisor',
  createdAt: '2026-09-01T12:00:00Z',
  lastSignInAt: null,
  isConfirmed: true,
  graduationYear: null,
  isDisabled: false,
  awaitsApproval: false,
  eraseAfter: null,
})
const [carla, dan] = [advisor('Carla Counselor'), advisor('Dan Diaz')]
const carlaPage: Partial<PersonPage> = carla
const full: Caseload = {
  ofSchool: 300,
  personal: 1,
  classes: [
    { graduationYear: 2027, students: 290 },
    { graduationYear: null, students: 10 },
  ],
  notJoined: 0,
  move: null,
}
const done: Move = {
  id: crypto.randomUUID(),
  from: carla,
  to: dan,
  state: 'done',
  students: 300,
  moved: 300,
  at: '2026-11-28T12:00:00Z',
  undoUntil: '2026-11-28T12:10:00Z',
}
const path = `/admin/people/${carla.id}`

test('an admin hands an advisor’s students over to another one, and takes it back', async () => {
  let caseload = full
  const { asked } = await openPage(path, {
    as: 'admin',
    answers: {
      'GET /people/{id}': carlaPage,
      'GET /people': { people: [carla, dan] },
      'GET /advising/caseloads/{id}': () => caseload,
      'POST /advising/moves': () => {
        caseload = { ofSchool: 0, personal: 1, classes: [], notJoined: 0, move: done }
        return done
      },
      'POST /advising/moves/{id}/undo': () => {
        caseload = full
        return { ...done, state: 'undone', undoUntil: null }
      },
    },
  })
  await expect
    .element(page.getByText('300 assigned by the school (Class of 2027: 290, no class: 10)'))
    .toBeVisible()

  await page.getByRole('button', { name: 'Hand over…' }).click()
  await expect.element(page.getByRole('button', { name: 'Hand Over', exact: true })).toBeDisabled()
  // What becomes of the students can be read before a name is chosen.
  expect(page.getByRole('option').query()).toBeNull()
  await expect.element(page.getByText(/notes, except those of which Carla Counselor has said/)).toBeVisible()
  await page.getByRole('combobox', { name: 'To' }).click()
  expect(page.getByRole('option', { name: /Carla/ }).query()).toBeNull()
  await page.getByRole('option', { name: /Dan Diaz/ }).click()
  await page.getByRole('button', { name: 'Hand Over', exact: true }).click()
  await expect.element(page.getByText(/300 students handed over to Dan Diaz/)).toBeVisible()
  expect(asked.find(({ key }) => key === 'POST /advising/moves')?.input).toEqual({
    fromId: carla.id,
    toId: dan.id,
  })

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: 'Hand over…' })).toBeVisible()
})

test('an admin hands over a counselor whose students have all not joined yet', async () => {
  let caseload: Caseload = { ofSchool: 0, personal: 0, classes: [], notJoined: 12, move: null }
  await openPage(path, {
    as: 'admin',
    answers: {
      'GET /people/{id}': carlaPage,
      'GET /people': { people: [carla, dan] },
      'GET /advising/caseloads/{id}': () => caseload,
      'POST /advising/moves': () => {
        const move = { ...done, students: 12, moved: 12 }
        caseload = { ...caseload, notJoined: 0, move }
        return move
      },
    },
  })
  await expect.element(page.getByText('12 who have not joined yet')).toBeVisible()
  await page.getByRole('button', { name: 'Hand over…' }).click()
  await expect.element(page.getByRole('heading', { name: 'Hand over 12 students' })).toBeVisible()
  await page.getByRole('combobox', { name: 'To' }).click()
  await page.getByRole('option', { name: /Dan Diaz/ }).click()
  await page.getByRole('button', { name: 'Hand Over', exact: true }).click()
  await expect.element(page.getByText('Dan Diaz now has 12 more students.')).toBeVisible()
  await expect.element(page.getByText(/12 students handed over to Dan Diaz/)).toBeVisible()
})

test('before an advisor with students is disabled, an admin is asked what becomes of them', async () => {
  await openPage(path, {
    as: 'admin',
    answers: { 'GET /people/{id}': carlaPage, 'GET /advising/caseloads/{id}': full },
  })
  await page.getByRole('button', { name: 'More for Carla Counselor' }).click()
  await page.getByRole('menuitem', { name: 'Disable account…' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/or they are left without an advisor/)).toBeVisible()
  await dialog.getByRole('link', { name: 'Hand over 300 students' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Hand over…' })).toBeVisible()
})
