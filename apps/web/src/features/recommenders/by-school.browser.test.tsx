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
