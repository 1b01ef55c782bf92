import { expect, test } from 'vitest'
import { saidIn } from '../said.ts'

test.each([
  ['My SAT is 1390.', { sat: 1390 }],
  ['I have a 1390, a 3.7 and no money', { sat: 1390, gpa: 3.7 }],
  ['I scored 1450.', { sat: 1450 }],
  ['my application fee was $1,390.', { sat: null }],
  ['the average SAT at Rice is 1540, mine is 1390', { sat: 1390 }],
  ['i need a 650-word essay', { sat: null }],
  ['my friend got in with a 1550. Can I get in with a 1310?', { sat: 1310 }],
  ['my brother got into Pitt with a 3.2', { gpa: null }],
  ["my best friend's SAT is 1550 and mine is 1310", { sat: 1310 }],
  ['my sister goes to Pitt, my gpa is 3.4', { gpa: 3.4 }],
  ['my brother is at Rice and we have a 3.4 average at school', { gpa: 3.4 }],
  ['my daughter has a 3.8', { gpa: 3.8 }],
  ['my student has a 3.8', { gpa: 3.8 }],
  ['asking for a friend: chances at Pitt with a 3.8', { gpa: 3.8 }],
  ['i got a 1210 on the psat', { sat: null }],
  ['my psat was 1210 and my sat 1300', { sat: 1300 }],
  ['PSAT 1210, SAT 1300', { sat: 1300 }],
  ['SAT 1300 PSAT 1210', { sat: 1300 }],
  ['my weighted gpa is 3.9', { gpa: null }],
  ['3.9 weighted, 3.6 unweighted', { gpa: 3.6 }],
  ['a 3.9 weighted 3.6 unweighted', { gpa: 3.6 }],
  ['unweighted gpa of 3.6', { gpa: 3.6 }],
])('of “%s” the student’s own scores are read: %j', (text, scores) => {
  expect(saidIn(text)).toMatchObject(scores)
})
