import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { meaningOf } from './codes.ts'
import { cell, inOrder, readCsv, type Row } from './csv.ts'
import { academicYear } from './releases.ts'
import { address, oneSpaced } from './text.ts'

export const directoryColumns = [
  'region',
  'size_class',
  'admissions_url',
  'application_url',
  'financial_aid_url',
]

/** OBEREG: the regions of the Bureau of Economic Analysis. */
const regions = {
  0: 'US service schools',
  1: 'New England',
  2: 'Mid East',
  3: 'Great Lakes',
  4: 'Plains',
  5: 'Southeast',
  6: 'Southwest',
  7: 'Rocky Mountains',
  8: 'Far West',
  9: 'Other US jurisdictions',
  '-3': '',
}

/** INSTSIZE: size classes by total fall enrollment. */
const sizeClasses = {
  1: 'under_1000',
  2: '1000_4999',
  3: '5000_9999',
  4: '10000_19999',
  5: '20000_and_above',
  '': '',
  '-1': '',
  '-2': '',
}

/** ACT: whether the college is open. New and restored colleges are. */
const standings = {
  A: 'open',
  N: 'open',
  R: 'open',
  M: 'closed',
  D: 'closed',
  C: 'merged',
  G: 'merged',
} as const

type Entry = { columns: Row; statusNote: string }

/**
 * Reads the IPEDS directory: the complete HD file of a year, or an extract of it. Codes of its many other
 * institutions are not checked.
 * @param year The file's year, 2024 for HD2024: a file of another year would be cited under the wrong one.
 */
export function readDirectory(folder: string, year: number): (unitid: string) => Entry | null {
  const rows = readCsv(directoryFile(folder, year), (column) => column.toLowerCase())
  const byUnitid = new Map(rows.map((row) => [cell(row, 'unitid'), row]))
  const nameOf = (unitid: string) => {
    const row = byUnitid.get(unitid)
    return row && oneSpaced(cell(row, 'instnm'))
  }
  return (unitid) => {
    const row = byUnitid.get(unitid)
    if (!row) return null
    return {
      columns: {
        region: meaningOf(row, 'obereg', regions),
        size_class: meaningOf(row, 'instsize', sizeClasses),
        admissions_url: address(cell(row, 'adminurl')),
        application_url: address(cell(row, 'applurl')),
        financial_aid_url: address(cell(row, 'faidurl')),
      },
      statusNote: statusNote(row, nameOf, `(IPEDS directory, ${academicYear(year)})`),
    }
  }
}

function directoryFile(folder: string, year: number): string {
  const extract = `found/ipeds-hd${year}/hd${year}-catalog.csv`
  const complete = readdirSync(folder)
    .filter((file) => /^hd\d{4}\.csv$/i.test(file))
    .toSorted((a, b) => inOrder(a.toLowerCase(), b.toLowerCase()))
    .at(-1)
  if (complete && Number(complete.slice(2, 6)) !== year)
    throw new Error(`${complete}: expected HD${year}.csv, the "directory" of releases.json`)
  const path = join(folder, complete ?? extract)
  if (!existsSync(path)) throw new Error(`There is neither HD${year}.csv nor ${extract} in ${folder}`)
  return path
}

/** Returns the note beside the name of a college that the directory lists as closed or merged. */
function statusNote(row: Row, nameOf: (unitid: string) => string | undefined, source: string): string {
  const standing = meaningOf(row, 'act', standings)
  if (standing === 'open') return ''
  if (standing === 'merged') {
    return `Merged into ${nameOf(cell(row, 'newid')) ?? 'another college'} ${source}.`
  }
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(cell(row, 'closedat')) ?? []
  if (!month || !day || !year) return `Closed ${source}.`
  return `Closed on ${monthNames[Number(month) - 1]} ${Number(day)}, ${year} ${source}.`
}

const monthNames =
  'January February March April May June July August September October November December'.split(' ')
