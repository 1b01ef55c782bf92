import { givenCollege, givenEntryPage, givenRequirements } from '@bearings/client/testing/given'
import type { AskedItem, ChecklistItem } from '@bearings/domain/list/checklist/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const item = (kind: ChecklistItem['kind'], label: string): ChecklistItem => ({
  id: crypto.randomUUID(),
  kind,
  label,
  done: false,
  dueOn: null,
})
const asked: AskedItem[] = [
  { kind: 'test_scores', label: 'Test scores', need: 'none', note: 'Not considered', basis: null },
  { kind: 'recommendations', label: 'Recommendations', need: 'required', note: '2 teachers', basis: null },
  {
    kind: 'css_profile',
    label: 'CSS Profile',
    need: 'required',
    note: 'If you ask for aid',
    basis: { words: 'Likely, generally known', url: 'https://aster.example/aid' },
  },
]
const aster = givenEntryPage({
  id: crypto.randomUUID(),
  name: 'Aster College',
  items: [item('test_scores', 'Test scores'), item('recommendations', 'Recommendations')],
  asked,
  school: givenCollege({
    requirements: givenRequirements({ source: 'Common App Requirements Grid', cycle: '2026-27' }),
  }),
})

async function openAster(width = 1440) {
  let kept = aster
  return openPage(`/schools/${aster.id}/research`, {
    width,
    answers: {
      'GET /schools/list': [aster],
      'GET /schools/list/{id}': () => kept,
      'POST /schools/list/{id}/checklist/changes': ({ add, remove }) => {
        const items = kept.items.filter(({ id }) => !remove.includes(id))
        const added = asked.filter(({ kind }) => add.includes(kind)).map(({ label }) => item('custom', label))
        kept = { ...kept, items: [...items, ...added] }
        return { items: kept.items }
      },
    },
  })
}

const card = () => page.getByRole('region', { name: 'Checklist' })

test('a senior takes over in one press what a college asks, and each item says it with its page', async () => {
  await openAster()
  await expect.element(card()).toHaveTextContent('Aster College asks for 1 more thing:')
  await expect.element(card()).toHaveTextContent('It does not ask for: Test scores.')
  await expect.element(card()).toHaveTextContent('2 teachers')
  await expect.element(card()).toHaveTextContent('Common App Requirements Grid, for 2026–27')

  await card().getByRole('button', { name: 'Add 1, remove 1' }).click()

  await expect.element(card().getByRole('checkbox', { name: 'CSS Profile' })).toBeVisible()
  await expect.element(card()).toHaveTextContent('If you ask for aid. Likely, generally known: its page')
  await expect
    .element(card().getByRole('link', { name: 'its page, CSS Profile' }))
    .toHaveAttribute('href', 'https://aster.example/aid')
  await expect.element(card().getByRole('checkbox', { name: 'Test scores' })).not.toBeInTheDocument()
  await expect.element(card()).not.toHaveTextContent('more thing')
})

test('a senior leaves the checklist as it is, and reads beside the item that it is not asked', async () => {
  await openAster()
  await card().getByRole('button', { name: 'Leave it as it is' }).click()
  await expect.element(card()).not.toHaveTextContent('more thing')
  await expect.element(card().getByRole('checkbox', { name: 'Test scores' })).toBeVisible()
  await expect.element(card()).toHaveTextContent('Not asked here. Not considered')
})

test('the offer reads well for everyone on a phone', async () => {
  await openAster(390)
  await expect.element(card().getByRole('button', { name: 'Add 1, remove 1' })).toBeVisible()
  await expectAccessible()
})
