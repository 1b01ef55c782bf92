import { expect, test } from 'vitest'
import { isLikelyMatch } from './match.ts'

const aliases: Record<string, string[]> = {
  'University of Alabama': ['Bama'],
  'Massachusetts Institute of Technology': ['MIT'],
}

test.each([
  ['Not a college at all', 'Allegheny College', false],
  ['ask Ms. Reyes about these', 'Rice University', false],
  ['Ole Miss', 'University of Mississippi', true],
  ['Cal Poly', 'California Polytechnic State University, San Luis Obispo', true],
  ['UT Austin', 'University of Texas at Austin', true],
  ['Bama', 'University of Alabama', true],
  ['mit', 'Massachusetts Institute of Technology', true],
  ['University of Vermont', 'University of Vermont', true],
  ['Colby', 'Colby College', true],
  ['UVM', 'University of Vermont', undefined],
  ['BU', 'Boston University', true],
  ['Dreams', 'The New School', undefined],
  ['Tagret', 'Tarleton State University', undefined],
  ['Reach', 'Reach University', true],
  ['Ivies', 'Ivy Tech Community College', undefined],
  ['Bates / Colby College', 'Bates College', undefined],
  ['College', 'Boston College', undefined],
])('whether the line “%s” may stand for %s unasked: %s', (line, name, may) => {
  expect(isLikelyMatch(line, { name, federalName: null, aliases: aliases[name] ?? [] })).toBe(may)
})
