import { expect, test } from 'vitest'
import { prefixEditDistance } from '#spelling.ts'
import { collegeIndexOf, type Searchable } from './college-index.ts'
import { searchColleges } from './college-search.ts'

/** Name, aliases with bars, city, state, undergraduates, admission rate (none for open admission). */
const colleges: [string, string, string, string, number, number?][] = [
  ['Stanford University', '', 'Stanford', 'CA', 7_800, 0.04],
  ['Johns Hopkins University', 'JHU', 'Baltimore', 'MD', 6_000, 0.08],
  ['Stony Brook University', 'SBU', 'Stony Brook', 'NY', 18_000, 0.49],
  ['DePaul University', '', 'Chicago', 'IL', 14_000, 0.7],
  ['Wake Forest University', '', 'Winston-Salem', 'NC', 5_500, 0.22],
  ['Forrest College', '', 'Anderson', 'SC', 90],
  ['University of Chicago', 'UChicago', 'Chicago', 'IL', 7_500, 0.05],
  ['Chicago State University', '', 'Chicago', 'IL', 1_500, 0.45],
  ['University of Illinois-Springfield', '', 'Springfield', 'IL', 2_300, 0.9],
  ['University of Illinois Urbana-Champaign', '', 'Champaign', 'IL', 36_000, 0.42],
  ['University of North Carolina at Charlotte', '', 'Charlotte', 'NC', 24_000, 0.8],
  ['University of North Carolina at Chapel Hill', 'UNC', 'Chapel Hill', 'NC', 20_000, 0.19],
  ['Texas A&M University-College Station', 'TAMU', 'College Station', 'TX', 58_000, 0.57],
  ['University of Southern California', 'USC', 'Los Angeles', 'CA', 21_000, 0.1],
  ['University of South Carolina-Columbia', 'USC', 'Columbia', 'SC', 28_000, 0.61],
  ['University of California-Los Angeles', 'UCLA', 'Los Angeles', 'CA', 33_000, 0.09],
  ['Davidson College', '', 'Davidson', 'NC', 1_900, 0.13],
  ['Davidson-Davie Community College', '', 'Thomasville', 'NC', 3_600],
  ['SUNY New Paltz', '', 'New Paltz', 'NY', 6_000, 0.62],
  ['University at Buffalo', '', 'Buffalo', 'NY', 20_000, 0.7],
  ['Georgetown University', '', 'Washington', 'DC', 7_500, 0.13],
  ['University of Phoenix-Arizona', '', 'Phoenix', 'AZ', 68_000],
  ['Georgia State University', '', 'Atlanta', 'GA', 28_000, 0.6],
  ['University of California, Riverside', '', 'Riverside', 'CA', 22_000, 0.7],
  ['Riverside City Community College', '', 'Riverside', 'CA', 19_000],
  ['Mississippi State University', '', 'Mississippi State', 'MS', 18_000, 0.76],
]
const index = collegeIndexOf(colleges.map(searchable))
const found = (typed: string) => searchColleges(index, typed, 5).map((at) => colleges[at]![0])

test.each([
  ['the university of chicago', 'University of Chicago', 'an article in front'],
  ['university of the north carolina', 'University of North Carolina at Chapel Hill', 'an article inside'],
  ['stonybrook', 'Stony Brook University', 'two words in one'],
  ['johnshopkins', 'Johns Hopkins University', 'a name of two words in one'],
  ['george town', 'Georgetown University', 'one word in two'],
  ['de paul', 'DePaul University', 'a name in two'],
  ['uncc', 'University of North Carolina at Charlotte', 'initials'],
  ['unc charlotte', 'University of North Carolina at Charlotte', 'initials of the system with the campus'],
  ['chapel hill', 'University of North Carolina at Chapel Hill', 'the campus alone'],
  ['university of illinois', 'University of Illinois Urbana-Champaign', 'the system means its flagship'],
  ['u chicago', 'University of Chicago', 'U for University of'],
  ['uni of chicago', 'University of Chicago', 'uni for university'],
  ['stanford uni', 'Stanford University', 'uni at the end'],
  ['u of sc', 'University of South Carolina-Columbia', 'U of a state by its postal code, not USC'],
  ['uni of nc', 'University of North Carolina at Chapel Hill', 'uni of a state by its postal code'],
  ['suny new paltz', 'SUNY New Paltz', 'the system in front'],
  ['new paltz', 'SUNY New Paltz', 'a name without its system'],
  ['texas a and m', 'Texas A&M University-College Station', 'an ampersand written out'],
  ['texas a&', 'Texas A&M University-College Station', 'an ampersand just typed'],
  ['ga state', 'Georgia State University', 'a state’s postal code'],
  ['riverside', 'University of California, Riverside', 'the campus alone before a college of two years'],
  ['msstate', 'Mississippi State University', 'a state’s postal code joined to State'],
  ['johns hopkins university online', 'Johns Hopkins University', 'a word that no such college has'],
  ['usc', 'University of Southern California', 'of two with the short name the one more sought'],
  ['davidson', 'Davidson College', 'a whole short name before the beginning of another'],
  ['unversity of chcago', 'University of Chicago', 'a mistake in each of two words'],
  ['wake forrest', 'Wake Forest University', 'a mistake that is a word of another college'],
  ['stanfrod', 'Stanford University', 'two letters swapped'],
  ['jhonshopkins', 'Johns Hopkins University', 'joined and misspelled'],
  ['stanford university ca', 'Stanford University', 'the state behind the name'],
  ['dc', 'Georgetown University', 'what a city is called'],
  ['colleges in illinois', 'University of Chicago', 'a place that is asked for'],
])('"%s" finds %s first: %s', (typed, name) => {
  expect(found(typed)[0]).toBe(name)
})

test('of the universities of many states a for-profit one is not proposed first', () => {
  expect(found('university of')).toHaveLength(5)
  expect(found('university of')).not.toContain('University of Phoenix-Arizona')
  expect(found('university of')[0]).not.toBe('University at Buffalo')
})

test('nothing is found by signs, by what is near nothing, or by a hostile text', () => {
  for (const typed of ['', '***', '%', 'xyzzy', 'qwrtp '.repeat(14)]) expect(found(typed)).toEqual([])
})

test('only what is offered is found', () => {
  expect(
    searchColleges(index, 'usc', 5, (at) => colleges[at]![3] === 'SC').map((at) => colleges[at]![0]),
  ).toEqual(['University of South Carolina-Columbia'])
})

test.each([
  ['stanfrod', 'stanford', 1],
  ['havard', 'harvard', 1],
  ['dartmo', 'dartmouth', 0],
  ['abcdef', 'uvwxyz', Infinity],
  ['berkley', 'berkeley', 1],
])('%s is %s with %d mistakes at most two', (typed, word, mistakes) => {
  expect(prefixEditDistance(typed, word, 2)).toBe(mistakes)
})

test('colleges are found beside one named “Constructor”, which is what a member of every object is called', () => {
  const both = collegeIndexOf([
    searchable(['Constructor College', '', 'Salem', 'OR', 900]),
    searchable(['Oberlin College', '', 'Oberlin', 'OH', 2_900, 0.33]),
  ])
  expect(searchColleges(both, 'constructor', 5)).toEqual([0])
  expect(searchColleges(both, 'oberiln', 5)).toEqual([1])
})

function searchable([
  name,
  aliases,
  city,
  state,
  undergraduates,
  rate,
]: (typeof colleges)[number]): Searchable {
  return {
    names: [name],
    aliases: aliases.split('|').filter(Boolean),
    city,
    state,
    undergraduates,
    admissionRate: rate ?? null,
    yieldRate: null,
    level: name.includes('Community') ? 'associate' : 'bachelor',
    control: name.includes('Phoenix') ? 'private_for_profit' : 'public',
    distanceOnly: false,
    isCommonApp: false,
    hbcu: false,
    womenOnly: false,
  }
}
