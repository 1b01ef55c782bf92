import type { StudentSummary } from '@bearings/domain/advising/summaries/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'
import { advised, rosterOf, sharesAll } from '#testing/roster.ts'

const ada = advised('Ada Berg', { letters: { outstanding: 2, sent: 0 } })
const sam = advised('Silent Sam', { shared: { ...sharesAll, list: false, weeks: false }, letters: null })
const task = { id: '22222222-2222-4222-8222-222222222222', title: 'Ask for it', dueOn: '2026-12-02' }
const summaries: StudentSummary[] = [
  {
    student: ada,
    applications: [
      {
        id: '11111111-1111-4111-8111-111111111111',
        college: 'Ocean College',
        plan: 'regular',
        deadline: '2027-01-05',
        status: 'In Progress',
        checklist: { done: 2, items: 8, missing: ['transcript'] },
        letters: { outstanding: 2, sent: 0 },
        label: null,
      },
    ],
    tasks: [{ ...task, isDone: false }],
  },
  { student: sam, applications: null, tasks: [] },
]

async function printed(press: () => Promise<void>): Promise<string[]> {
  let sheets: string[] = []
  const before = window.print
  window.print = () => {
    sheets = [...document.querySelectorAll('[data-printed] article')].map((each) => each.textContent)
    window.dispatchEvent(new Event('afterprint'))
  }
  await press()
  await expect.poll(() => sheets.length).toBeGreaterThan(0)
  window.print = before
  return sheets
}

test('an advisor prints a page for each selected student, with what is shared and what is not', async () => {
  const answers = { ...rosterOf(ada, sam), 'GET /advising/summaries': summaries }
  const { asked } = await openPage('/student/advisor', { as: 'advisor', width: 1440, answers })
  await page.getByRole('checkbox', { name: 'Select Ada Berg' }).click()
  await page.getByRole('checkbox', { name: 'Select Silent Sam' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const [first, second, ...more] = await printed(() =>
    page.getByRole('button', { name: 'Print Summaries' }).click(),
  )
  expect(more).toEqual([])
  expect(first).toMatch(/Ada Berg.*Ocean CollegeRegularJan 05, 2027In Progress2 of 8Transcript missing/)
  expect(first).toMatch(/Letters: 2 to come\..*Tasks from you☐ Ask for it, due Dec 02, 2026/)
  expect(first).not.toMatch(/Not shared/)
  expect(second).toMatch(/Silent Sam.*Not shared with you: School list and deadlines, weekly log\./)
  expect(asked.filter(({ key }) => key === 'GET /advising/summaries')).toHaveLength(1)
})

test('a summary of one student is on the student’s page', async () => {
  const answers = { ...rosterOf(ada), 'GET /advising/summaries': [summaries[0]!] }
  await openPage(`/advisor/students/${ada.id}`, { as: 'advisor', width: 1440, answers })
  const sheets = await printed(() => page.getByRole('button', { name: 'Print Summary' }).click())
  expect(sheets).toHaveLength(1)
  await expectAccessible()
})
