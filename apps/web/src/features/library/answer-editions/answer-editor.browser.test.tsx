import { broken } from '@bearings/domain/failure'
import type { AnswerEdition } from '@bearings/domain/library/answers/editions/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'

const slug = 'which-parent'
const shipped: AnswerEdition = {
  slug,
  isShipped: true,
  isChanged: false,
  isHidden: false,
  revision: 0,
  words: {
    topic: 'aid-forms',
    question: 'Which parent fills in the FAFSA?',
    ask: ['which parent fafsa', 'mom or dad on fafsa'],
    not: [],
    markdown: 'The one who gave more support.',
    sources: [{ title: 'Federal Student Aid', url: 'https://studentaid.gov/' }],
    checked: '2026-11-28',
    certainty: 'sure',
    grades: [12],
    slots: ['college'],
  },
}
const lineOf = ({ words: { topic, question, certainty, checked }, ...standing }: AnswerEdition) => ({
  ...standing,
  topic,
  question,
  certainty,
  checked,
})
const save = page.getByRole('button', { name: 'Save', exact: true })

test('an admin words an answer anew, is told what it lacks, and goes back to the text of the file', async () => {
  let now = shipped
  const { asked } = await openPage('/admin/answers?topic=aid-forms', {
    as: 'admin',
    answers: {
      'GET /library/answer-editions': () => [lineOf(now)],
      'GET /library/answer-editions/{slug}': () => now,
      'PUT /library/answer-editions/{slug}': ({ basedOn, ...words }) =>
        (now = { ...now, isChanged: true, revision: Number(basedOn) + 1, words: words as never }),
      'DELETE /library/answer-editions/{slug}': () => void (now = shipped),
    },
  })
  await page.getByRole('link', { name: shipped.words.question }).click()
  await page.getByLabelText('Answer', { exact: true }).fill('The parent who gave more money.')
  await page.getByRole('button', { name: 'Remove source 1' }).click()
  await save.click()
  await expect.element(page.getByText('Name at least one source.')).toBeVisible()
  expect(asked.filter(({ key }) => key.startsWith('PUT'))).toEqual([])

  await page.getByRole('button', { name: 'Add Source' }).click()
  await page.getByLabelText('Source 1', { exact: true }).fill('Federal Student Aid')
  await page.getByLabelText('Address of source 1').fill('https://studentaid.gov/')
  await page
    .getByLabelText('Ways to ask')
    .fill('which parent fafsa\n\n mom or dad on fafsa \nmom or dad on fafsa')
  await expectAccessible()
  await save.click()
  await expect.element(page.getByText('Changed here')).toBeVisible()
  expect(now.words).toMatchObject({ ...shipped.words, markdown: 'The parent who gave more money.' })

  await page.getByRole('button', { name: 'Back to the file’s text' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the file’s text' }).click()
  await expect
    .element(page.getByLabelText('Answer', { exact: true }))
    .toHaveValue('The one who gave more support.')
})

test('an admin whose answer another one saved keeps what they typed, and chooses', async () => {
  let now = shipped
  await openPage(`/admin/answers/${slug}`, {
    as: 'admin',
    answers: {
      'GET /library/answer-editions': [lineOf(shipped)],
      'GET /library/answer-editions/{slug}': () => now,
      'PUT /library/answer-editions/{slug}': ({ basedOn, ...words }) => {
        if (basedOn !== now.revision) throw broken('answer-saved-elsewhere')
        return (now = { ...now, isChanged: true, revision: now.revision + 1, words: words as never })
      },
    },
  })
  const answer = page.getByLabelText('Answer', { exact: true })
  await answer.fill('Mine.')
  now = { ...shipped, isChanged: true, revision: 1, words: { ...shipped.words, markdown: 'Theirs.' } }
  await save.click()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.element(answer).toHaveValue('Mine.')
  await save.click()
  await expectGone(page.getByRole('button', { name: 'Keep mine' }))
  await expect.poll(() => now.words.markdown).toBe('Mine.')
})

test('an answer for somebody in danger has no button that hides it', async () => {
  const danger = { ...shipped, words: { ...shipped.words, topic: 'danger' } }
  await openPage(`/admin/answers/${slug}`, {
    as: 'admin',
    answers: {
      'GET /library/answer-editions': [lineOf(danger)],
      'GET /library/answer-editions/{slug}': danger,
    },
  })
  await expect.element(page.getByRole('link', { name: 'Read it' })).toBeVisible()
  await expectGone(page.getByRole('button', { name: 'Hide' }))
})
