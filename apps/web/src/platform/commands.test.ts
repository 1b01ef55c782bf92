import { IconHome } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { type Command, matching } from './commands.ts'

const commands = [
  { label: 'Why Colby?', about: 'Colby College' },
  { label: 'Université de Montréal' },
  { label: 'Colby College', about: 'Waterville, ME' },
  { label: 'Personal statement', about: 'Colby College and others' },
].map((one): Command => ({ ...one, id: one.label, icon: IconHome, run: () => {} }))
const labels = (typed: string) => matching(commands, typed).map(({ label }) => label)

test('someone who has typed nothing is offered everything', () => {
  expect(labels(' ')).toHaveLength(4)
})

test('the beginnings of words are enough, in any order', () => {
  expect(labels('coll col')).toEqual(['Colby College', 'Why Colby?', 'Personal statement'])
})

test('accents need not be typed', () => {
  expect(labels('montreal')).toEqual(['Université de Montréal'])
})

test('the middle of a word is no match', () => {
  expect(labels('olby')).toEqual([])
})
