import { join } from 'node:path'
import { cell, inOrder, readCsv, type Row } from './csv.ts'
import { oneSpaced, titleCase } from './text.ts'

// Reserved codes, remedial and leisure courses, school diplomas, medical residencies.
const notStudiedAtCollege = new Set(['21', '32', '33', '34', '35', '36', '37', '53', '55', '60', '61'])

// Doctoral and professional programs only: veterinary medicine, law, chiropractic, dentistry, medicine, optometry.
const afterCollege = new Set([
  '01.80',
  '01.81',
  '22.01',
  '22.02',
  '51.01',
  '51.04',
  '51.05',
  '51.12',
  '51.14',
  '51.17',
])

/** Not in the federal list, but the answer of many students who are asked for a field. */
const undecided = { code: '00.0000', title: 'Undecided', family: '00', family_title: 'Undecided' }

export const majorColumns = ['code', 'title', 'family', 'family_title']

export function familyTitles(folder: string): Map<string, string> {
  return new Map(
    codesInUse(folder)
      .filter((row) => cell(row, 'level') === '2-digit')
      .map((row) => [cell(row, 'code'), titleCase(oneSpaced(cell(row, 'title')).replace(/\.$/, ''))]),
  )
}

function codesInUse(folder: string): Row[] {
  return readCsv(join(folder, 'cip2020.csv')).filter(
    (row) => !['Deleted', 'Moved from'].includes(cell(row, 'action_2020')),
  )
}

export function majors(folder: string): Row[] {
  const rows = codesInUse(folder)
  const families = familyTitles(folder)
  const studied = rows
    .filter((row) => cell(row, 'level') !== '2-digit' && !/^Reserved\b/.test(cell(row, 'title')))
    .filter(
      (row) =>
        !notStudiedAtCollege.has(cell(row, 'family')) && !afterCollege.has(cell(row, 'code').slice(0, 5)),
    )
    .map((row) => ({
      code: cell(row, 'code'),
      title: oneSpaced(cell(row, 'title')).replace(/\.$/, ''),
      family: cell(row, 'family'),
      family_title: families.get(cell(row, 'family')) ?? '',
    }))
    .toSorted((a, b) => inOrder(a.code, b.code))
  return [undecided, ...studied]
}
