import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { collegeColumns, colleges } from './data/colleges.ts'
import { readCsv, writeCsv } from './data/csv.ts'
import { deadlineColumns, deadlines, requirementColumns, requirements } from './data/deadlines.ts'
import { figures } from './data/figures.ts'
import { highSchoolColumns, highSchools } from './data/high-schools.ts'
import * as lists from './data/lists.ts'
import { majorColumns, majors } from './data/majors.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: npx tsx tools/build-data.ts FOLDER_OF_SOURCES')
  process.exit(1)
}

const data = resolve(import.meta.dirname, '../data')
const extraAliases = readCsv(join(data, 'extra-aliases.csv'))

const files = {
  'colleges.csv': [collegeColumns, colleges(folder, extraAliases)],
  'college-deadlines.csv': [deadlineColumns, deadlines(folder)],
  'college-requirements.csv': [requirementColumns, requirements(folder)],
  'majors.csv': [majorColumns, majors(folder)],
  'high-schools.csv': [highSchoolColumns, highSchools(folder)],
  'courses.csv': [lists.courseColumns, lists.courses(folder)],
  'test-dates.csv': [lists.testDateColumns, lists.testDates(folder)],
  'admission-factors.csv': [lists.factorColumns, lists.admissionFactors(folder)],
  'application-systems.csv': [lists.systemColumns, lists.applicationSystems(folder)],
} as const

for (const [name, [columns, rows]] of Object.entries(files))
  console.log(`${name}: ${writeCsv(join(data, name), columns, rows)} rows`)

writeFileSync(join(data, 'figures.json'), `${JSON.stringify(figures(), null, 2)}\n`)
