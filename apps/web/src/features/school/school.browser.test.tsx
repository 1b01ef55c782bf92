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

test('an admin says to which school the server belongs, and takes it back', async () => {
  let saved: { name: string } | null = null
  const { asked } = await openPage('/admin/school?tab=settings', {
    as: 'admin',
    answers: {
      'GET /school': () => ({ school: saved }),
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
  await expect.element(page.getByText('This server belongs to no school')).toBeVisible()
  const sent = asked.filter(({ key }) => key === 'PUT /school').map(({ input }) => input)
  expect(sent).toEqual([{ school }, { school: null }])
})
