/**
 * Measures the cost of encryption at rest: reading and writing a profile and the share of encryption in that,
 * a mail, and new keys for 1,000 students with a note each. Runs on the embedded database, or on the server
 * of `TEST_DATABASE_URL`.
 */
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { profiles } from '@bearings/server/database/tables/profiles'
import { reseal } from '@bearings/server/database/vault/reseal'
import { rotateDataKey } from '@bearings/server/database/vault/rotate'
import { openRow, sealRow } from '@bearings/server/database/vault/rows'
import { findOwn, saveOwn } from '@bearings/server/features/profile/store'
import { givenUser } from '@bearings/server/testing/given'
import { givenLink, givenNote } from '@bearings/server/testing/given-advising'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { openTestDatabase } from '@bearings/server/testing/open-test-database'
import { testWrappingKeys } from '@bearings/server/testing/wrapping-keys'

const { db, engine, close } = await openTestDatabase(null)
const { achievementLevels: _, ...empty } = emptyAnswers
const answers = {
  gender: 'non-binary',
  citizenship: 'permanent-resident',
  raceEthnicity: 'two-or-more',
  incomeBracket: '60k-100k',
} as const

const advisor = await givenUser(db, 'advisor')
const students = []
for (let count = 0; count < 1000; count++) {
  const student = await givenUser(db, 'student')
  await givenProfile(db, student)
  await givenNote(db, await givenLink(db, { advisor, student }), { content: 'Wants to stay. '.repeat(30) })
  students.push(student)
}
const [student] = students

console.log(
  `On the ${engine === 'embedded' ? 'embedded database' : 'PostgreSQL server'}, milliseconds, median of 500:`,
)
await measure('a profile written', () => saveOwn(db, student!, { ...empty, ...answers }, new Date()))
await measure('  of it encryption', async () => void sealRow(db, profiles, student!.userId, answers))
await measure('a profile read', () => findOwn(db, student!))
const sealed = sealRow(db, profiles, student!.userId, answers)
await measure('  of it decryption', () => openRow(db, profiles, student!.userId, sealed))

const began = performance.now()
const { rows } = await rotateDataKey(db, testWrappingKeys)
console.log(`${rows} rows with a new key: ${Math.round(performance.now() - began)} in all`)
const again = performance.now()
await reseal(db)
console.log(`a start with nothing to encrypt: ${Math.round(performance.now() - again)}`)
await close()

async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < 500; round++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  console.log(`${what}: ${times.toSorted((a, b) => a - b)[250]!.toFixed(3)}`)
}
