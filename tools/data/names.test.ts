import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { cell, readCsv } from './csv.ts'
import { comparable, displayNames, type Named } from './names.ts'

const data = resolve(import.meta.dirname, '../../data')
const colleges = readCsv(join(data, 'colleges.csv'))
const exceptions = new Map(
  readCsv(join(data, 'display-names.csv')).map((row) => [cell(row, 'unitid'), cell(row, 'name')]),
)
const shown = colleges.map((row) => cell(row, 'display_name'))
const shownBy = (federalName: string) =>
  colleges.filter((row) => row.name === federalName).map((row) => row.display_name)

test.each([
  ['Stanford University', 'Stanford University'],
  ['Ohio State University-Main Campus', 'Ohio State University'],
  ['Ohio State University-Lima Campus', 'Ohio State University, Lima'],
  ['University of Pittsburgh-Pittsburgh Campus', 'University of Pittsburgh'],
  ['University of California-Los Angeles', 'University of California, Los Angeles'],
  ['University of Michigan-Ann Arbor', 'University of Michigan, Ann Arbor'],
  ['The University of Texas at Austin', 'University of Texas at Austin'],
  ['Southern Arkansas University Main Campus', 'Southern Arkansas University'],
  ['Cairn University-Langhorne', 'Cairn University'],
  ['Indiana University-Northwest', 'Indiana University Northwest'],
  ['Pennsylvania State University-Penn State Altoona', 'Penn State Altoona'],
  ['State University of New York at New Paltz', 'SUNY New Paltz'],
  ['SUNY College of Technology at Canton', 'SUNY Canton'],
  ['North Carolina A & T State University', 'North Carolina A&T State University'],
  ['Washington University in St Louis', 'Washington University in St. Louis'],
  ['Franklin W Olin College of Engineering', 'Franklin W. Olin College of Engineering'],
  ['City Colleges of Chicago-Malcolm X College', 'City Colleges of Chicago, Malcolm X College'],
  ['Rose-Hulman Institute of Technology', 'Rose-Hulman Institute of Technology'],
  ['Virginia Polytechnic Institute and State University', 'Virginia Tech'],
  ['Citadel Military College of South Carolina', 'The Citadel'],
])('%s is called %s', (federal, name) => {
  expect(shownBy(federal)).toEqual([name])
})

test('two colleges of one name are told apart by their states, in one state by their towns', () => {
  expect(shownBy('Lincoln University')).toEqual([
    'Lincoln University, California',
    'Lincoln University, Missouri',
    'Lincoln University, Pennsylvania',
  ])
  expect(shownBy('ICPR Junior College')).toEqual([
    'ICPR Junior College, Hato Rey',
    'ICPR Junior College, Manati',
  ])
})

test('no two of all the colleges are called the same', () => {
  expect(shown).toHaveLength(3618)
  expect(new Set(shown.map(comparable)).size).toBe(shown.length)
})

test('no name is empty, in capitals, of a file, or spaced by accident', () => {
  const odd = (name: string) =>
    name.trim() !== name ||
    name.length < 4 ||
    name === name.toUpperCase() ||
    /Main Campus|\bInc\b|  | ,|, ?$|-$|\bSt [A-Z]/.test(name)
  expect(shown.filter(odd)).toEqual([])
})

test('the names in the file are what the rules make of the federal ones', () => {
  const named = displayNames(colleges as unknown as Named[], exceptions)
  expect(shown).toEqual(colleges.map((row) => named.get(cell(row, 'unitid'))))
})

test('an exception is of a college that exists, and says what the rules would not', () => {
  const byRule = displayNames(colleges as unknown as Named[], new Map())
  expect(
    [...exceptions].filter(([unitid, name]) => !byRule.has(unitid) || byRule.get(unitid) === name),
  ).toEqual([])
})
