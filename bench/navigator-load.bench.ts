/**
 * Measures what conversations with the navigator cost everybody else: `npm run bench -- navigator-load`. One
 * student opens pages while nobody talks, and again while 50 others each ask a question every ten seconds, in
 * turns so that other load on the machine affects both alike. Server and clients share one process here, so
 * the result is worse than on a real server. Takes two and a half minutes.
 */
import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { readFiles } from '@bearings/server/database/catalog/files'
import { catalogOf, writeCatalog } from '@bearings/server/database/catalog/load'
import { schools } from '@bearings/server/database/tables/colleges'
import { givenUser } from '@bearings/server/testing/given'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { inArray } from 'drizzle-orm'
import { createNavigatorApp } from './navigator/navigator-app.ts'

const conversations = 50
/** Time to read an answer and to type the next question. */
const secondsBetween = 10
const turns = 4
const secondsATurn = 15
/** The largest allowed slowdown of a request, on average, as a share. */
const budget = 0.2

const questions = [
  'What is the acceptance rate at Tufts?',
  'What does Carleton cost?',
  'What should I include in my college essays?',
  'Is my list balanced?',
  'What are my deadlines?',
  'What are good safety schools for me?',
  'Compare Tufts and Carleton',
  'How does early decision work?',
]
const paths = ['/schools/list', '/essays', '/deadlines', '/weeks', '/profile']

const { db, ask, read, close } = await createNavigatorApp()
const all = catalogOf(await readFiles())
await db.transaction((tx) => writeCatalog(tx, { ...all, highSchools: [] }))
const colleges = await db
  .select()
  .from(schools)
  .where(inArray(schools.name, ['Carleton College', 'Tufts University']))
const people: Awaited<ReturnType<typeof givenUser>>[] = []
for (let each = 0; each <= conversations; each++) {
  const student = await givenUser(db, 'student')
  await givenProfile(db, student, { gpaUnweighted: 3.6, satActScore: '1280 SAT' })
  for (const { id } of colleges)
    await givenEntry(db, student, {
      schoolId: id,
      plan: 'regular',
      deadline: '2027-01-05',
      deadlineState: 'own',
    })
  await givenEssay(db, student, { promptName: 'Why us?', content: 'The rain fell.' })
  people.push(student)
}
const [reader, ...talkers] = people
for (const question of questions) await ask(reader!, question)
for (const path of paths) await read(reader!, path)

const [alone, beside, answers]: number[][] = [[], [], []]
for (let turn = 0; turn < turns; turn++) {
  await readingInto(alone!)
  const stop = new AbortController()
  // Each conversation listens to the signal while it waits.
  setMaxListeners(conversations + 1, stop.signal)
  const talks = talkers.map((talker, at) => talk(talker, at, stop.signal))
  await readingInto(beside!)
  stop.abort()
  await Promise.all(talks)
}
const slower = mean(beside!) / mean(alone!) - 1
console.log(`while nobody talks: ${inWords(alone!)}`)
console.log(`beside ${conversations} conversations (${answers!.length} answers): ${inWords(beside!)}`)
console.log(`first words of the answers: ${inWords(answers!)}`)
console.log(`slower on average by ${(slower * 100).toFixed(1)}% (budget ${budget * 100}%)`)
await close()
process.exitCode = slower > budget ? 1 : 0

/** Opens pages one after another for the length of a turn. */
async function readingInto(times: number[]): Promise<void> {
  const end = performance.now() + secondsATurn * 1000
  for (let at = 0; performance.now() < end; at++) {
    times.push(await read(reader!, paths[at % paths.length]!))
    await wait(20)
  }
}

async function talk(
  talker: Awaited<ReturnType<typeof givenUser>>,
  at: number,
  stop: AbortSignal,
): Promise<void> {
  // Spreads the starts of the conversations.
  await rest((at / conversations) * secondsBetween)
  for (let asked = at; !stop.aborted; asked++) {
    const { milliseconds } = await ask(talker, questions[asked % questions.length]!)
    answers!.push(milliseconds)
    await rest(secondsBetween)
  }
  async function rest(seconds: number) {
    await wait(seconds * 1000, undefined, { signal: stop }).catch(() => {})
  }
}

function mean(times: readonly number[]): number {
  return times.reduce((sum, time) => sum + time, 0) / times.length
}

function inWords(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const part = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1)
  return `mean ${mean(times).toFixed(1)} ms, p50 ${part(0.5)} ms, p95 ${part(0.95)} ms of ${times.length}`
}
