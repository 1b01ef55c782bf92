import type { RosterViews } from '@bearings/domain/advising/views/schema'
import { Failure } from '@bearings/domain/failure'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'
import { advised, rosterOf } from '#testing/roster.ts'

const heads = page.getByRole('columnheader')
const address = () => decodeURIComponent(location.search)

/** The answers of a server that keeps views and columns. */
function answersWith(kept: RosterViews) {
  return {
    ...rosterOf(advised('Ada Berg'), advised('Ben Adeyemi')),
    'GET /advising/views': () => kept,
    'POST /advising/views': (view: object) => {
      const saved = { id: '11111111-1111-4111-8111-111111111111', ...view } as RosterViews['views'][number]
      kept.views = [...kept.views, saved]
      return saved
    },
    'DELETE /advising/views/{id}': ({ id }: { id: string }) => {
      kept.views = kept.views.filter((view) => view.id !== id)
      return undefined
    },
    'PUT /advising/columns': ({
      by,
      columns,
    }: {
      by: 'student' | 'application'
      columns: RosterViews['usual']['student']
    }) => {
      kept.usual = { ...kept.usual, [by]: columns }
      return undefined
    },
  }
}

const nothingKept = (): RosterViews => ({ views: [], usual: { student: [], application: [] } })

test('an advisor chooses and orders columns with the keyboard, and sees them the next time', async () => {
  const kept = nothingKept()
  await openPage('/student/advisor', { as: 'advisor', width: 1440, answers: answersWith(kept) })
  await expect.element(heads).toHaveLength(8)
  page.getByRole('button', { name: 'Columns' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('checkbox', { name: 'Essays' }).click()
  await expect.element(heads).toHaveLength(7)
  const back = page.getByRole('button', { name: 'Move Needs back' })
  back.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heads.nth(1)).toHaveTextContent('Next deadline')
  await expect.element(back).toHaveFocus()
  await expectAccessible()
  expect(kept.usual.student).toEqual(['deadline', 'needs', 'list', 'letters', 'tasks', 'active'])
  expect(address()).toBe('')
})

test('an advisor saves a filter with its columns, opens it from anywhere, and takes its deletion back', async () => {
  const kept = nothingKept()
  await openPage('/student/advisor?q=ada&columns=["tasks","needs"]', {
    as: 'advisor',
    width: 1440,
    answers: answersWith(kept),
  })
  await expect.element(heads).toHaveLength(3)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save view…' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada alone')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const opened = page.getByRole('button', { name: 'Ada alone' })
  await expect.element(opened).toBeVisible()
  expect(kept.views).toMatchObject([{ filter: { q: 'ada' }, columns: ['tasks', 'needs'] }])

  await page.getByRole('searchbox').clear()
  await expect.poll(address).not.toMatch(/ada/)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Ada alone', exact: true }).click()
  await expect.poll(address).toMatch(/q=ada.*tasks/)
  await opened.click()
  await page.getByRole('menuitem', { name: 'Rename or delete…' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Delete: Ada alone' }).click()
  await expect.element(page.getByText('You have no saved views left.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => kept.views.map(({ name }) => name)).toEqual(['Ada alone'])
})

test('an advisor whose views do not load is not told that there are none, and tries again', async () => {
  const kept = nothingKept()
  const view = { id: crypto.randomUUID(), name: 'Late and quiet', filter: {}, columns: [] }
  kept.views = [{ ...view, filter: { q: 'ada' } }]
  let isDown = true
  await openPage('/student/advisor', {
    as: 'advisor',
    answers: {
      ...answersWith(kept),
      'GET /advising/views': () => {
        if (isDown) throw new Failure('TOO_MANY')
        return kept
      },
    },
  })
  await page.getByRole('button', { name: 'Views' }).click()
  await expect.element(page.getByText('Your views could not be loaded.')).toBeVisible()
  expect(page.getByText(/Save a filter with its columns/).query()).toBeNull()
  isDown = false
  await page.getByRole('menuitem', { name: 'Try again' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Late and quiet' })).toBeVisible()
})
