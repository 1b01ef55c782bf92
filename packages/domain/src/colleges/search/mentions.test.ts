import { expect, test } from 'vitest'
import { collegeIndexOf, type Searchable } from './college-index.ts'
import { mentionsIn } from './mentions.ts'

const college = (name: string, given: Partial<Searchable> = {}): Searchable => ({
  names: [name],
  aliases: [],
  city: null,
  state: null,
  hbcu: false,
  womenOnly: false,
  undergraduates: 5000,
  admissionRate: 0.5,
  yieldRate: 0.3,
  distanceOnly: false,
  level: 'bachelor',
  control: 'public',
  isCommonApp: true,
  ...given,
})
const names = [
  'Ohio State University',
  'University of Pittsburgh',
  'Rice University',
  'Hope College',
  'University of Virginia',
  'Massachusetts Institute of Technology',
  'Brown University',
  'Case Western Reserve University',
  'St. John’s University, New York',
  'North Carolina A&T State University',
  'University of Vermont',
  'Newberry College',
  'University of Chicago',
  'University of Northern Iowa',
]
const aliases: Record<string, string[]> = {
  'University of Pittsburgh': ['Pitt'],
  'University of Northern Iowa': ['UNI'],
  'North Carolina A&T State University': ['NC A&T'],
}
const index = collegeIndexOf(names.map((name) => college(name, { aliases: aliases[name] ?? [] })))

test.each([
  ['What about Pitt?', ['University of Pittsburgh']],
  ['compare ohio state and pitt', ['Ohio State University', 'University of Pittsburgh']],
  ['Is Rice a reach, and MIT?', ['Rice University', 'Massachusetts Institute of Technology']],
  ['I hope that the rice is good', []],
  ['Hope College in Michigan', ['Hope College']],
  ['Ohio State University’s deadline', ['Ohio State University']],
  ['What is the best plan for the SAT?', []],
  ['Which colleges are in Virginia?', []],
  ['when is brown due', ['Brown University']],
  ['chances at case western', ['Case Western Reserve University']],
  ['in case i get in', []],
  ['pitts deadline', ['University of Pittsburgh']],
  ['whats rices acceptance rate', ['Rice University']],
  ['mits average sat and browns essays', ['Massachusetts Institute of Technology', 'Brown University']],
  ['are the rices and browns good', []],
  ['unis average gpa', []],
  ['what are hopes costs', []],
  ['my recs deadline and acts average', []],
  ["st. john's tuition", ['St. John’s University, New York']],
  ['is nc a&t public', ['North Carolina A&T State University']],
  ['colleges in nc', []],
  ['is hope in maine or vermont', []],
  ['uc application due date', []],
  ['is a community college cheaper', []],
  ['what does uni of chicago cost', ['University of Chicago']],
  ['is uni worth it', []],
  ['Is UNI a good college?', ['University of Northern Iowa']],
  ['Is Massachusetts Institute good?', ['Massachusetts Institute of Technology']],
])('in "%s" a student names %j', (text, expected) => {
  expect(mentionsIn(index, text).map((mention) => names[mention.college])).toEqual(expected)
})
