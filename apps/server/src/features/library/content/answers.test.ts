import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wordsAsked } from '@bearings/domain/library/answers/rules'
import { expect, test } from 'vitest'
import { filled, readAnswers } from './answers.ts'
import { contentFolder, library } from './library.ts'

const { answers } = await library()
const asWritten = answers.map((card) => ({ file: `answers/${card.topic}/${card.slug}.md`, ...card }))
/** Whose answers families read most, each in both languages. */
const familyTopics = [
  'for-parents',
  'paying',
  'aid-forms',
  'aid-offers',
  'grants-and-loans',
  'undocumented',
  'family-situations',
  'scholarships',
  'state-aid',
]
const key = (way: string) => wordsAsked(way).join(' ')

test('no way to ask stands on two cards, nor twice on one', () => {
  const seen = new Map<string, string>()
  const twice = asWritten.flatMap(({ file, ask }) =>
    ask.flatMap((way) => {
      const before = seen.get(key(way))
      seen.set(key(way), file)
      return before === undefined ? [] : [`${way}: ${before} and ${file}`]
    }),
  )
  expect(twice).toEqual([])
})

test('no card takes a question that it says it does not take', () => {
  const both = asWritten.flatMap(({ file, ask, not }) => {
    const ways = new Set(ask.map(key))
    return not.filter((way) => ways.has(key(way))).map((way) => `${file}: ${way}`)
  })
  expect(both).toEqual([])
})

test('a question is known by twelve ways to ask it or more', () => {
  const few = asWritten.filter(({ ask }) => ask.length < 12).map(({ file, ask }) => `${file}: ${ask.length}`)
  expect(few).toEqual([])
})

test.each(asWritten)('a person who reads $file is answered at once', ({ markdown, spanish = '', slug }) => {
  expect(wordsAsked(markdown).length).toBeGreaterThanOrEqual(10)
  expect(wordsAsked(markdown).length).toBeLessThanOrEqual(170)
  for (const text of [markdown, spanish]) expect(filled(text)).not.toMatch(/[{}]|\[\[|\]\]|^#/m)
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test.each(asWritten.filter(({ topic }) => familyTopics.includes(topic)))(
  'a family that reads $file in Spanish is told the same figures',
  ({ markdown, spanish = '' }) => {
    const figures = (text: string) => new Set(text.match(/\d+([.,]\d+)*(?!\w)/g))
    expect(figures(spanish)).toEqual(figures(markdown))
  },
)

test('a person who reads Spanish finds every question in Spanish, as a question where the English one is', () => {
  const left = asWritten
    .filter(
      ({ question, spanishQuestion = '' }) =>
        spanishQuestion === '' || question.endsWith('?') !== /¿.+\?$/.test(spanishQuestion),
    )
    .map(({ file }) => file)
  expect(left).toEqual([])
  const questions = asWritten.map(({ spanishQuestion = '' }) => key(spanishQuestion))
  expect(questions.length - new Set(questions).size).toBe(0)
})

test('a Spanish answer says “usted” to parents and advisors, and “tú” to students', () => {
  const tu = /(?<!\p{L})(tú|tus?|te|contigo|eres|tienes|puedes|quieres|necesitas|haz)(?!\p{L})/iu
  const usted = /(?<!\p{L})(usted|dígale|dígaselo)(?!\p{L})/iu
  // A counselor's card quotes what students are told.
  const said = (text: string) => text.replace(/“[^”]*”|¿[^?]*\?/g, '')
  const mixed = asWritten
    .filter(({ for: readers, spanish = '' }) => {
      const isStudent = !readers || readers[0] === 'student'
      return (isStudent ? usted : tu).test(said(spanish))
    })
    .map(
      ({ file, spanish = '', for: readers }) => `${file}: ${(readers ? tu : usted).exec(said(spanish))?.[0]}`,
    )
  expect(mixed).toEqual([])
})

test('a field of a card that is misspelled or short is named with its file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'answers-'))
  await mkdir(join(folder, 'answers/money'), { recursive: true })
  const write = (head: string) =>
    writeFile(join(folder, 'answers/money/x.md'), `---\nquestion: Q?\n${head}\n---\nAn answer.\n`)
  const rest =
    'checked: 2026-11-28\ncertainty: sure\nsources:\n  - { title: A, url: "https://example.org/" }\n'
  const ask = `ask: [${Array.from({ length: 12 }, (_, at) => `way ${at}`).join(', ')}]\n`

  await write(`ask: []\n${rest}`)
  await expect(readAnswers(folder)).rejects.toThrow('answers/money/x.md: ask:')
  await write(`${ask}${rest}slot: [college]\n`)
  await expect(readAnswers(folder)).rejects.toThrow(/answers\/money\/x\.md: .*"slot"/)
  await write(`${ask}${rest}`)
  expect(await readAnswers(folder)).toMatchObject([{ slug: 'x', topic: 'money', markdown: 'An answer.' }])
})

test('a sentence that needs a college is left out when the question names none', () => {
  const text = 'Usually yes. [[{college} says so on its page.]] Ask early.'
  expect(filled(text)).toBe('Usually yes. Ask early.')
  expect(filled(text, { college: 'Pitt' })).toBe('Usually yes. Pitt says so on its page. Ask early.')
})

test('everything in the folder of answers is read', async () => {
  expect((await readAnswers(contentFolder)).length).toBe(answers.length)
  expect(answers.length).toBeGreaterThanOrEqual(48)
})
