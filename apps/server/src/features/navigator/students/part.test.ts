import { expect, test } from 'vitest'
import { partIn } from './part.ts'

test.each([
  ['who has a deadline this week', 'due'],
  ['which of my kids are late with essays', 'essays'],
  ['who hasnt filed the fafsa', 'fafsa'],
  ['what is on her list', 'list'],
  ['who should i talk to first', 'attention'],
  ['who needs me', 'attention'],
  ['how are my students doing', 'attention'],
  ['any red flags', 'attention'],
  ['how are my students?', 'attention'],
  ['give me an overview of my students', 'attention'],
  ['anything new with my kids', 'attention'],
  ['who has submitted everything', 'sent'],
  ['who committed', 'committed'],
  ['who got accepted', 'decided'],
  ['who has no safety schools', 'unknown'],
  ['who plays soccer', 'unknown'],
])('an advisor who asks “%s” asks for %s', (question, part) => {
  expect(partIn(question)).toBe(part)
})
