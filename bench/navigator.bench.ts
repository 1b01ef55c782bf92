/**
 * Measures how well the navigator answers: `npm run bench -- navigator [QUESTIONS.json]`. Each question
 * states what its answer must contain: a figure by its name in the catalog, whose value is read from the
 * database here, or words. Counts right answers, answers with a source, and percentages and prices that no
 * named college publishes, and times the first word. With AI_BASE_URL and AI_MODEL in the environment, the
 * language model answers.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shareFigures } from '@bearings/domain/colleges/catalog/schema'
import { dollars, percent, formatInteger } from '@bearings/domain/words'
import { readFiles } from '@bearings/server/database/catalog/files'
import { catalogOf, writeCatalog } from '@bearings/server/database/catalog/load'
import { schools } from '@bearings/server/database/tables/colleges'
import { collegeFinder } from '@bearings/server/features/colleges/search/service'
import { library } from '@bearings/server/features/library/content/library'
import { givenUser } from '@bearings/server/testing/given'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { createNavigatorApp } from './navigator/navigator-app.ts'
import { peerRateOf } from './navigator/peer-rates.ts'

type Expected = { college: string; figure: string } | { text: string }
/** `source` says whether the answer needs one, by default yes; `null` accepts both. */
type Question = { ask: string; history?: string[]; expects: Expected[]; source?: boolean | null }

const [, file = join(import.meta.dirname, 'navigator/questions.json')] = process.argv.slice(2)
const questions = JSON.parse(readFileSync(file, 'utf8')) as Question[]
const { db, ask, close } = await createNavigatorApp()
const all = catalogOf(await readFiles())
await db.transaction((tx) => writeCatalog(tx, { ...all, highSchools: [] }))
const rows = await db.select().from(schools)
/** What the answer cards say, whose sources are checked elsewhere. */
const ofCards = (await library()).answers.flatMap(({ markdown, spanish }) =>
  figuresIn(`${markdown} ${spanish}`),
)
/** What scholarships are worth, as their rows say. */
const amounts = all.scholarships.flatMap(({ amount }) => amount?.match(/\$[\d,]*\d/g) ?? [])
const byName = new Map(rows.map((row) => [row.name, row]))

const student = await givenUser(db, 'student')
await givenProfile(db, student, { gpaUnweighted: 3.6, satActScore: '1280 SAT', incomeBracket: '60k-100k' })
for (const [name, plan] of [
  ['Carleton College', 'regular'],
  ['Tufts University', 'regular'],
  ['Ohio State University', 'regular'],
] as const)
  await givenEntry(db, student, {
    schoolId: byName.get(name)!.id,
    plan,
    deadline: '2027-01-05',
    deadlineState: 'own',
  })
await givenEssay(db, student, {
  promptName: 'Why us?',
  content: 'The rain fell. I watched it for an hour and wrote down each sound.',
})

await ask(student, 'hello')
const times: number[] = []
const wrong: string[] = []
const unsourced: string[] = []
let invented = 0
for (const { ask: message, history = [], expects, source = true } of questions) {
  const answer = await ask(student, message, history)
  times.push(answer.milliseconds)
  const missing = expects.filter((one) => !holds(answer.response, one))
  if (missing.length > 0)
    wrong.push(
      `${message}\n    lacks ${JSON.stringify(missing)}\n    ${answer.response.slice(0, 200).replaceAll('\n', ' ')}`,
    )
  if (source === true && answer.sources.length === 0) unsourced.push(message)
  const strange = await strangeFigures(answer.response, message)
  invented += strange.length
  if (strange.length > 0) wrong.push(`${message}\n    figures of nobody: ${strange.join(', ')}`)
}
const sorted = times.toSorted((one, other) => one - other)
const needing = questions.filter(({ source = true }) => source === true).length
const right = questions.length - new Set(wrong.map((line) => line.split('\n')[0])).size
for (const line of wrong) console.log(`- ${line}`)
for (const message of unsourced) console.log(`- without a source: ${message}`)
console.log(
  `${questions.length} questions: ${right} right (${percent(right / questions.length)}), ${needing - unsourced.length} of ${needing} with a source, ${invented} invented figures`,
)
console.log(
  `first word: p50 ${Math.round(sorted[sorted.length >> 1]!)} ms, p95 ${Math.round(sorted[Math.floor(sorted.length * 0.95)]!)} ms`,
)
await close()
if (right / questions.length < 0.95 || invented > 0) process.exitCode = 1

function holds(response: string, expected: Expected): boolean {
  if ('text' in expected) return new RegExp(expected.text).test(response)
  const value = valueOf(byName.get(expected.college), expected.figure)
  if (value === null) return /publishes nothing/.test(response)
  return writtenAs(expected.figure, value).some((text) => response.includes(text))
}

function valueOf(row: (typeof rows)[number] | undefined, figure: string): number | null {
  if (!row) throw new Error(`The catalog has no such college: ${JSON.stringify(figure)}`)
  const value = (row as Record<string, unknown>)[figure]
  // SAT sections are also shown as a sum.
  return typeof value === 'number' ? value : null
}

function writtenAs(figure: string, value: number): string[] {
  if ((shareFigures as readonly string[]).includes(figure)) return [percent(value)]
  return [dollars(value), formatInteger(value), String(value), ...(value === 0 ? ['free'] : [])]
}

/** Returns all numbers of a row, as deep as they stand. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []
}

function figuresIn(text: string): string[] {
  return text.match(/−?\$\d{1,3}(?:,\d{3})*|\d+(?:\.\d+)?%/g) ?? []
}

/**
 * Returns percentages and prices that no college named in the answer publishes. Ranges of odds and rules use
 * other words.
 */
async function strangeFigures(response: string, message: string): Promise<string[]> {
  const named = (await collegeFinder(db)).named(`${message} ${response.replace(/[*|[\]]/g, ' ')}`)
  const known = new Set<string>([...ofCards, ...(/\/financial\/scholarships/.test(response) ? amounts : [])])
  for (const { college } of named) {
    const row = rows.find(({ id }) => id === college.id)
    // Who comes from another state pays the difference of the tuitions on top.
    const more = (row?.tuition_out_of_state ?? 0) - (row?.tuition_in_state ?? 0)
    for (const value of numbersIn(row)) for (const one of [value, value + more]) known.add(dollars(one))
    for (const value of numbersIn(row)) if (value <= 1) known.add(percent(value))
    const peers = row && peerRateOf(rows, row)
    if (peers) known.add(peers)
  }
  const figures = response
    // Digits in the addresses of links are no figures.
    .replace(/(?<=\])\([^()\s]*\)/g, '')
    .replace(
      /(It is|odds of|admission[^.]*are|rounded to|above|below|from|at least|than|complete|\(overall|about|under|over|at) [^.;]*?%/g,
      '',
    )
    .replace(/\| (about|over|under) [^|]*\|/g, '|')
  return [...new Set(figuresIn(figures))].filter(
    (text) =>
      !known.has(text) && !message.includes(text) && !/^\$(30,000|48,001|75,000|75,001|110,000)$/.test(text),
  )
}
