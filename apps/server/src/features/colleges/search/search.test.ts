import { beforeAll, expect, test } from 'vitest'
import { readFiles } from '#database/catalog/files.ts'
import { catalogOf, writeCatalog } from '#database/catalog/load.ts'
import { givenUser } from '#testing/given.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
let call: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  const all = catalogOf(await readFiles())
  await app.db.transaction((tx) => writeCatalog(tx, { ...all, highSchools: [] }))
  call = await app.as(await givenUser(app.db, 'student'))
})

test.each([
  ['stanford', 'Stanford University'],
  ['standford', 'Stanford University'],
  ['stanfrod', 'Stanford University'],
  ['UCLA', 'University of California, Los Angeles'],
  ['ucla', 'University of California, Los Angeles'],
  ['uc los angeles', 'University of California, Los Angeles'],
  ['berkeley', 'University of California, Berkeley'],
  ['berkley', 'University of California, Berkeley'],
  ['uc berkeley', 'University of California, Berkeley'],
  ['ohio st', 'Ohio State University'],
  ['ohio state university', 'Ohio State University'],
  ['OSU', 'Ohio State University'],
  ['univ of michigan', 'University of Michigan, Ann Arbor'],
  ['univeristy of michgan', 'University of Michigan, Ann Arbor'],
  ['umich', 'University of Michigan, Ann Arbor'],
  ['texas a&m', 'Texas A&M University, College Station'],
  ['texas a & m', 'Texas A&M University, College Station'],
  ['mit', 'Massachusetts Institute of Technology'],
  ['M.I.T.', 'Massachusetts Institute of Technology'],
  ['massachusetts inst', 'Massachusetts Institute of Technology'],
  ["st john's", "St. John's University, New York"],
  ['saint johns', "St. John's University, New York"],
  ['harvard', 'Harvard University'],
  ['havard', 'Harvard University'],
  ['priceton', 'Princeton University'],
  ['colombia university', 'Columbia University'],
  ['georgia tech', 'Georgia Institute of Technology'],
  ['virginia', 'University of Virginia'],
  ['notre dame', 'University of Notre Dame'],
  ['nyu', 'New York University'],
  ['penn state', 'Pennsylvania State University'],
  ['mt holyoke', 'Mount Holyoke College'],
  ['william and mary', 'William & Mary'],
  ['UNC', 'University of North Carolina at Chapel Hill'],
  ['vandy', 'Vanderbilt University'],
  ['pomona college', 'Pomona College'],
  ['amherst', 'Amherst College'],
  ['stanford ca', 'Stanford University'],
  ['yael', 'Yale University'],
  ['dartmoth', 'Dartmouth College'],
  ['cal state fulerton', 'California State University, Fullerton'],
  ['university of miami', 'University of Miami'],
])('someone who types "%s" is offered %s first', async (q, name) => {
  const [first] = await call('GET /schools/catalog', { q })
  expect(first?.name).toBe(name)
})
