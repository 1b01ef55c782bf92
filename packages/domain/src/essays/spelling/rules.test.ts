import { expect, test } from 'vitest'
import type { Finding } from './options.ts'
import { afterEdit, ownWordOf, shownFindings } from './rules.ts'

const none = new Set<string>()

test('a student sees spelling, grammar and repetition, and nothing about style', () => {
  const text = 'We utilize the the resources, wich is very good.'
  const shown = shownFindings(
    text,
    [
      at(text, 'utilize', 'Style'),
      at(text, 'the the', 'Repetition'),
      at(text, 'wich', 'Spelling'),
      at(text, 'very good', 'Enhancement'),
    ],
    none,
  )
  expect(wordsOf(text, shown)).toEqual(['the the', 'wich'])
})

test('a name within a sentence is left alone, and a word at its start is not', () => {
  const text = 'Mashaa plays, and Nguyenh sings to Oudh.'
  const found = ['Mashaa', 'Nguyenh', 'Oudh'].map((word) => at(text, word, 'Spelling'))
  expect(wordsOf(text, shownFindings(text, found, none))).toEqual(['Mashaa'])
})

test('a sentence in another language is left alone, and a word of it in an English sentence is not', () => {
  const text = 'Mi abuela hace pan todos los días. My abuela bakes every single day.'
  const found = ['abuela', 'hace', 'todos', 'días'].map((word) => at(text, word, 'Spelling'))
  const later = text.lastIndexOf('abuela')
  found.push({ ...found[0]!, start: later, end: later + 6 })
  expect(shownFindings(text, found, none)).toMatchObject([{ start: later }])
})

test('a sentence with a misspelled word in every second place is still English', () => {
  const text = 'I recieve alot of leters.'
  const found = ['recieve', 'alot', 'leters'].map((word) => at(text, word, 'Spelling'))
  expect(shownFindings(text, found, none)).toHaveLength(3)
})

test('of two findings in one place, a student sees the one that knows the words around it', () => {
  const text = 'I write alot.'
  const found = [at(text, 'alot', 'Spelling', ['allot', 'aloft', 'alt']), at(text, 'alot', 'Typo', ['a lot'])]
  expect(shownFindings(text, found, none)).toEqual([found[1]])
})

test('at most two replacements are offered, and none of a student’s own words is marked', () => {
  const text = 'the oud and the Oud’s bodyy'
  const found = [at(text, 'oud', 'Spelling'), at(text, 'bodyy', 'Spelling', ['body', 'bodies', 'bodily'])]
  expect(shownFindings(text, found, new Set([ownWordOf(text, found[0]!)]))).toMatchObject([
    { replacements: ['body', 'bodies'] },
  ])
})

test('while a student types, marks keep to their words, and those of changed words go', () => {
  const text = 'one twoo three fourr'
  const [twoo, fourr] = [at(text, 'twoo', 'Spelling'), at(text, 'fourr', 'Spelling')]
  const marks = [twoo, fourr]
  const shown = (after: string) => wordsOf(after, afterEdit(marks, text, after))
  expect(shown(text)).toEqual(['twoo', 'fourr'])
  expect(shown('so one twoo three fourr')).toEqual(['twoo', 'fourr'])
  expect(shown('one two three fourr')).toEqual(['fourr'])
  expect(shown('one twoo three fourr and more')).toEqual(['twoo'])
  expect(shown('one twoo, three fourr')).toEqual(['fourr'])
  expect(shown('')).toEqual([])
})

function at(text: string, words: string, kind: string, replacements: string[] = []): Finding {
  const start = text.indexOf(words)
  return { start, end: start + words.length, kind, message: '', replacements }
}

function wordsOf(text: string, findings: readonly Finding[]) {
  return findings.map(({ start, end }) => text.slice(start, end))
}
