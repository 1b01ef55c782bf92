import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const school = { name: 'Lincoln High' }
const note = page.getByText('This server belongs to Lincoln High.')

test.each(['/auth?tab=sign-up', '/student/advisor'])(
  '%s names the school, and without one says nothing',
  async (path) => {
    const as = path.startsWith('/auth') ? null : 'student'
    await openPage(path, { as, answers: { 'GET /school': { school } } })
    await expect.element(note).toBeVisible()

    const { asked } = await openPage(path, { as, answers: { 'GET /school': { school: null } } })
    await expect.poll(() => asked.some(({ key }) => key === 'GET /school')).toBe(true)
    expect(page.getByText('This server belongs').query()).toBeNull()
  },
)

const people = {
  students: 50,
  staff: 2,
  expected: 8,
  joined: 42,
  left: 0,
  failing: 0,
  classes: [],
  counselors: [],
}

test('an admin says to which school the server belongs, and takes it back', async () => {
  let saved: { name: string } | null = null
  const { asked } = await openPage('/admin/school?tab=settings', {
    as: 'admin',
    answers: {
      'GET /school': () => ({ school: saved }),
      'GET /school/people/summary': people,
      'PUT /school': (input) => ({ school: (saved = (input as { school: typeof saved }).school) }),
    },
  })
  const belongs = page.getByRole('switch', { name: 'This server belongs to a school' })
  const save = page.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeDisabled()

  await belongs.click()
  await save.click()
  await expect.element(page.getByText('Enter the name of the school.')).toBeVisible()
  await page.getByLabelText('Name of the school').fill('Lincoln High ')
  await save.click()
  await expect.element(page.getByText('This server belongs to Lincoln High')).toBeVisible()

  await belongs.click()
  await save.click()
  const turnOff = page.getByRole('dialog', { name: 'Turn School Mode Off?' })
  await expect.element(turnOff.getByText('42 students have joined.')).toBeVisible()
  await turnOff.getByRole('button', { name: 'Cancel' }).click()
  expect(saved).toEqual(school)
  await save.click()
  await turnOff.getByRole('button', { name: 'Turn Off' }).click()
  await expect.element(page.getByText('This server belongs to no school')).toBeVisible()
  const sent = asked.filter(({ key }) => key === 'PUT /school').map(({ input }) => input)
  expect(sent).toEqual([{ school }, { school: null }])
})

test('an admin undoes the latest import of a file, reads what that did, and cannot undo one before it', async () => {
  const done = { by: 'Ada', kind: 'csv' as const, added: 12, changed: 3, ended: 1, undoneAt: null }
  const latest = { ...done, id: 'a3a2f1de-0000-4000-8000-000000000001', at: '2026-11-20T12:00:00Z' }
  const before = { ...done, id: 'a3a2f1de-0000-4000-8000-000000000002', at: '2026-10-01T12:00:00Z' }
  let undoneAt: string | null = null
  const { asked } = await openPage('/admin/school?tab=import', {
    as: 'admin',
    answers: {
      'GET /school': { school },
      'GET /school/imports': () => [
        { ...latest, fileName: 'fall.csv', undoneAt, canBeUndone: undoneAt === null },
        { ...before, fileName: 'summer.csv', canBeUndone: false },
      ],
      'POST /school/imports/{id}/undo': () => {
        undoneAt = '2026-11-21T12:00:00Z'
        return { removed: 12, restored: 4, kept: 0 }
      },
    },
  })
  const undo = page.getByRole('button', { name: /^Undo the import of/ })
  await expect.element(page.getByText('summer.csv')).toBeVisible()
  expect(undo.elements()).toHaveLength(1)

  await undo.click()
  await page.getByRole('button', { name: 'Undo Import' }).click()
  await expect.element(page.getByText('12 removed, 4 as before, 0 kept.')).toBeVisible()
  await expect.element(page.getByText(/^Undone/)).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
  const sent = asked.filter(({ key }) => key === 'POST /school/imports/{id}/undo')
  expect(sent.map(({ input }) => input)).toEqual([{ id: latest.id }])
})
