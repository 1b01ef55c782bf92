import { schoolYearOf } from '@bearings/domain/class-year'
import { addDays } from '@bearings/domain/today'
import { inProse } from '@bearings/domain/words'
import { FileRefused } from '#platform/csv-import/read-file.ts'
import { isActive, linesOf } from './one-roster-tables.ts'

type Files = ReadonlyMap<string, Buffer>
/** In days, from the end of a school year until the next has begun. */
const longestSummer = 100

type Manifest = { version: '1.1' | '1.2' }

/** Reads which version a ZIP is of, and that it is whole. @throws {FileRefused} */
export async function manifestOf(files: Files): Promise<Manifest> {
  const content = files.get('manifest.csv')
  if (!content) throw new FileRefused('The ZIP has no manifest.csv, so it is no OneRoster export.')
  const values = new Map<string, string>()
  const columns = { file: 'manifest.csv', needed: ['propertyName', 'value'] as const }
  for await (const { words } of linesOf<'propertyName' | 'value'>(content, columns))
    values.set(words.propertyName ?? '', words.value ?? '')
  const version = values.get('oneroster.version') ?? ''
  if (version !== '1.1' && version !== '1.2')
    throw new FileRefused(`Its manifest says OneRoster “${version.slice(0, 20)}”. Export version 1.1 or 1.2.`)
  if (values.get('file.users') !== 'bulk')
    throw new FileRefused('Its manifest has no bulk users. Export everything, not only what has changed.')
  const needed = version === '1.2' ? ['users.csv', 'orgs.csv', 'roles.csv'] : ['users.csv', 'orgs.csv']
  const missing = needed.find((name) => !files.has(name))
  if (missing !== undefined) throw new FileRefused(`The ZIP has no ${missing}.`)
  return { version }
}

/** Returns the school whose people are read: the only one or, of a district, the one with this server's name. */
export async function schoolsOf(files: Files, schoolName: string) {
  const schools: { id: string; name: string }[] = []
  type Column = 'sourcedId' | 'name' | 'type' | 'status'
  const columns = { file: 'orgs.csv', needed: ['sourcedId', 'name', 'type'], optional: ['status'] } as const
  for await (const { words } of linesOf<Column>(files.get('orgs.csv')!, columns))
    if (words.type === 'school' && isActive(words))
      schools.push({ id: words.sourcedId ?? '', name: words.name ?? '' })
  if (schools.length <= 1) return { ids: null, name: schools[0]?.name ?? '' }
  const here = schools.filter(({ name }) => name.toLowerCase() === schoolName.toLowerCase())
  if (here.length > 0) return { ids: new Set(here.map(({ id }) => id)), name: here[0]!.name }
  const names = schools.slice(0, 5).map(({ name }) => `“${name}”`)
  throw new FileRefused(
    `The export has ${schools.length} schools, such as ${inProse(names)}, and none is called “${schoolName}” as this server is. Export one school, or give the server the same name.`,
  )
}

/** Returns the role of each user of 1.2 at these schools; of several, being a student counts, then being a counselor. */
export async function rolesOf(
  files: Files,
  schoolIds: ReadonlySet<string> | null,
): Promise<Map<string, string>> {
  const roles = new Map<string, string>()
  const columns = {
    file: 'roles.csv',
    needed: ['userSourcedId', 'role', 'orgSourcedId'],
    optional: ['status'],
  } as const
  type Column = 'userSourcedId' | 'role' | 'orgSourcedId' | 'status'
  for await (const { words } of linesOf<Column>(files.get('roles.csv')!, columns)) {
    const { userSourcedId: user = '', role = '', orgSourcedId: org = '' } = words
    if (!isActive(words) || (schoolIds && !schoolIds.has(org))) continue
    if (role === 'student' || (role === 'counselor' && roles.get(user) !== 'student') || !roles.has(user))
      roles.set(user, role)
  }
  return roles
}

/**
 * Returns the year in which the seniors of the export graduate: that of today's session or, in the summer, of the one before,
 * because systems raise the grades with the next; else by the calendar.
 */
export async function graduatingYearOf(files: Files, today: string): Promise<number> {
  const content = files.get('academicSessions.csv')
  const usual = schoolYearOf(today) + 1
  if (!content) return usual
  type Column = 'type' | 'startDate' | 'endDate' | 'status'
  const columns = {
    file: 'academicSessions.csv',
    needed: ['type', 'startDate', 'endDate'],
    optional: ['status'],
  } as const
  let [last, year] = [addDays(today, -longestSummer), usual]
  for await (const { words } of linesOf<Column>(content, columns)) {
    const { type, startDate = '', endDate = '' } = words
    if (type !== 'schoolYear' || !isActive(words) || startDate > today || endDate < last) continue
    last = endDate
    year = Number(endDate.slice(0, 4)) || usual
  }
  return year
}
