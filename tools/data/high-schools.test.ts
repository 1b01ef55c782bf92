import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { cell, readCsv } from './csv.ts'
import { highSchoolName } from './high-schools.ts'

const data = resolve(import.meta.dirname, '../../data')
const schools = readCsv(join(data, 'high-schools.csv'))
const names = schools.map((row) => cell(row, 'name'))

test.each([
  ['Bronx High School of Science (the)', 'The Bronx High School of Science'],
  ['A.s.b. Educational Institute', 'A.S.B. Educational Institute'],
  ['Evanston Twp High School', 'Evanston Township High School'],
  [
    'Thomas Jefferson High for Science and Technology',
    'Thomas Jefferson High School for Science and Technology',
  ],
  ['E.c. Glass High', 'E.C. Glass High School'],
  ['Plano Sr High School', 'Plano Senior High School'],
  ['Aniak Jr/Sr High School', 'Aniak Junior/Senior High School'],
  ['St Laurence H.s.', 'St Laurence High School'],
  ['Carbondale Comm H S', 'Carbondale Community High School'],
  ['LINCOLN HIGH SCHOOL', 'Lincoln High School'],
])('%s is shown as %s', (published, shown) => {
  expect(highSchoolName(published)).toBe(shown)
})

test('no place where young people are held is offered as a high school', () => {
  expect(names.filter((name) => /jail|detention|juvenile|correction/i.test(name))).toEqual([])
})

test.each([
  ['John Bartram High School', 'PA'],
  ['Walter Payton College Preparatory High School', 'IL'],
  ['Iolani School', 'HI'],
  ['Deerfield Academy', 'MA'],
  ['Bergen County Academies', 'NJ'],
  ['Hunter College High School', 'NY'],
  ["St. Mark's School of Texas", 'TX'],
  ['Pine Crest School', 'FL'],
])('%s in %s can be chosen', (name, state) => {
  expect(schools).toContainEqual(expect.objectContaining({ name, state }))
})
