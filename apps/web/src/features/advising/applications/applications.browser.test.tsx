import type { Application } from '@bearings/domain/advising/applications/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'
import { advised, rosterOf } from '#testing/roster.ts'

const [ada, ben] = [advised('Ada Berg'), advised('Ben Adeyemi')]
const rows = page.getByRole('row')
const address = () => decodeURIComponent(location.search)

function application(index: number, fields: Partial<Application> = {}): Application {
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    student: { id: ada.id, fullName: ada.fullName, email: ada.email },
    college: `College ${index}`,
    plan: 'early_decision',
    deadline: '2026-11-01',
    status: 'In Progress',
    checklist: { done: 3, items: 8, missing: ['transcript', 'fee'] },
    letters: { outstanding: 1, sent: 1 },
    label: null,
    ...fields,
  }
}

const few = [
  application(1, { label: 'Reach' }),
  application(2, { plan: null, deadline: null, checklist: { done: 0, items: 0, missing: [] } }),
  application(3, { student: { id: ben.id, fullName: ben.fullName, email: ben.email }, letters: null }),
]

function answersWith(all: readonly Application[]) {
  return {
    ...rosterOf(ada, ben),
    'GET /advising/applications': ({ skip = 0, limit = 50 }: { skip?: unknown; limit?: unknown }) => {
      const end = Number(skip) + Number(limit)
      const next = end < all.length ? end : null
      const applications = all.slice(Number(skip), end)
      return { applications, total: all.length, students: 2, notShown: 31, classes: [], next }
    },
  }
}

test.each([
  ['a desk', 1440, 'light'],
  ['a phone in the dark', 390, 'dark'],
] as const)('on %s, a counselor reads a row for each student and college', async (_, width, scheme) => {
  const { asked } = await openPage('/student/advisor', {
    as: 'advisor',
    width,
    scheme,
    answers: answersWith(few),
  })
  await page.getByRole('link', { name: 'Applications' }).click()
  await expect.element(rows).toHaveLength(4)
  await expect.element(rows.nth(1)).toHaveTextContent(/Ada Berg.*College 1.*Early Decision.*Nov 01, 2026/)
  await expect.element(rows.nth(1)).toHaveTextContent(/3 of 8Transcript, fee or waiver missing/)
  await expect.element(rows.nth(1)).toHaveTextContent(/1 to come, 1 sent.*Reach/)
  await expect.element(rows.nth(3)).toHaveTextContent('Not shared')
  await expect.element(page.getByText('3 applications of 2 students')).toBeVisible()
  await expect.element(page.getByText('31 students do not show this.')).toBeVisible()
  await expectAccessible()
  expect(asked.filter(({ key }) => key === 'GET /advising/applications')).toHaveLength(1)
})

test('a column sorts, the address keeps it, and who is picked in one row is in all of theirs', async () => {
  const { asked } = await openPage('/student/advisor?by=application', {
    as: 'advisor',
    width: 1440,
    answers: answersWith(few),
  })
  await page.getByRole('button', { name: 'College', exact: true }).click()
  await expect.poll(address).toMatch(/sort=college/)
  await page.getByRole('button', { name: 'College', exact: true }).click()
  await expect.poll(address).toMatch(/direction=descending/)
  await expect
    .poll(() => asked.filter(({ key }) => key === 'GET /advising/applications').at(-1)?.input)
    .toMatchObject({ sort: 'college', direction: 'descending' })

  await page.getByRole('checkbox', { name: 'Select Ada Berg, College 1' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Select Ada Berg, College 2' })).toBeChecked()
  await expect
    .element(page.getByRole('checkbox', { name: 'Select Ben Adeyemi, College 3' }))
    .not.toBeChecked()
  await expect
    .element(page.getByRole('region', { name: 'Selected students' }))
    .toHaveTextContent(/^1 selectedSelect all 2/)
  await expectAccessible()
})

test('a counselor prints all 300 that match, with what they are, and a box to tick', async () => {
  const many = Array.from({ length: 300 }, (_, index) => application(index + 1))
  const ask = encodeURIComponent(JSON.stringify({ plan: ['early_decision'], missing: ['transcript'] }))
  let printed: string[] = []
  const before = window.print
  window.print = () => {
    const sheet = document.querySelector('[data-printed]')!
    printed = [sheet.querySelector('p')!.textContent, String(sheet.querySelectorAll('tbody tr').length)]
    window.dispatchEvent(new Event('afterprint'))
  }
  await openPage(`/student/advisor?by=application&graduationYear=2027&ask=${ask}`, {
    as: 'advisor',
    width: 1440,
    answers: answersWith(many),
  })
  await expect.element(rows).toHaveLength(51)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => printed[1]).toBe('300')
  expect(printed[0]).toMatch(
    /^300 applications. Class of 2027, Early Decision, Transcript missing. Sorted by: Deadline. As of /,
  )
  window.print = before
})
