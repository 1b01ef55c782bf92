import type { Readable } from 'node:stream'
import { graduationYears } from '@bearings/domain/class-year'
import { rosterLimits } from '@bearings/domain/school/imports/options'
import { faultInPerson, gradeInWords, type RosterPerson } from '@bearings/domain/school/imports/rules'
import { inProse } from '@bearings/domain/words'
import { FileRefused } from '#platform/csv-import/read-file.ts'
import { graduatingYearOf, manifestOf, rolesOf, schoolsOf } from './one-roster-around.ts'
import { isActive, linesOf } from './one-roster-tables.ts'
import type { ReadPerson, RosterFile } from './read-csv.ts'
import { unpack } from './zip.ts'

/** What is read of a OneRoster ZIP. Enrollments, demographics and all else stay unread. */
const read = ['manifest.csv', 'orgs.csv', 'users.csv', 'roles.csv', 'academicSessions.csv'] as const

type Options = { today: string; schoolName: string }

/** Reads the students of a OneRoster 1.1 or 1.2 ZIP, and the counselors it names. @throws {FileRefused} in words */
export async function readOneRoster(zip: Readable, { today, schoolName }: Options): Promise<RosterFile> {
  const files = await unpack(limited(zip), read)
  const manifest = await manifestOf(files)
  const school = await schoolsOf(files, schoolName)
  const seniors = await graduatingYearOf(files, today)
  const roles = manifest.version === '1.2' ? await rolesOf(files, school.ids) : null
  const content = files.get('users.csv')!
  const staff = await staffIn(content, { school, roles })
  const notes = [
    `OneRoster ${manifest.version}, bulk${school.name ? `, of ${school.name}` : ''}.`,
    gradeInWords(seniors),
    `Only students and the counselors named for them are read. Not read, and not kept: ${inProse(['enrollments', 'demographics', 'phone numbers', 'passwords', 'families'])}.`,
  ]
  return {
    lines: people(content, { school, roles, staff, seniors }),
    kind: 'oneroster',
    whole: ['student', 'staff'],
    notes,
  }
}

const userColumns = {
  needed: ['sourcedId', 'givenName', 'familyName'],
  optional: [
    'status',
    'enabledUser',
    'orgSourcedIds',
    'primaryOrgSourcedId',
    'role',
    'identifier',
    'email',
    'agentSourcedIds',
    'grades',
    'preferredGivenName',
    'preferredFamilyName',
  ],
} as const
type UserColumn = (typeof userColumns.needed)[number] | (typeof userColumns.optional)[number]
type User = Partial<Record<UserColumn, string>>
const users = { file: 'users.csv', needed: userColumns.needed, optional: userColumns.optional } as {
  file: string
  needed: readonly UserColumn[]
  optional: readonly UserColumn[]
}

type Around = {
  school: { ids: ReadonlySet<string> | null }
  roles: ReadonlyMap<string, string> | null
  staff: ReadonlyMap<string, string | null>
  seniors: number
}

async function* people(content: Buffer, around: Around): AsyncGenerator<ReadPerson> {
  for await (const { line, fault, words } of linesOf(content, users)) {
    if (fault !== undefined) {
      yield { line, fault, key: null }
      continue
    }
    const role = roleOf(words, around)
    const isCounselor = around.staff.has(words.sourcedId ?? '')
    if (role !== 'student' && !isCounselor) continue
    if (!words.sourcedId) {
      yield { line, fault: 'sourcedId: Fill this in.', key: null }
      continue
    }
    const person = personIn(words, role === 'student' ? 'student' : 'staff', around)
    const wrong = faultInPerson(person)
    if (wrong !== null) yield { line, fault: wrong, key: person.sourceKey }
    else yield { line, person, hasLeft: !isActive(words) || words.enabledUser?.toLowerCase() === 'false' }
  }
}

/** In 1.1 the role is the user's own; in 1.2 it is in another file, which names the school as well. */
function roleOf(user: User, { roles, school }: Pick<Around, 'roles' | 'school'>): string | undefined {
  if (roles) return roles.get(user.sourcedId ?? '')
  const orgs = listIn(user.orgSourcedIds)
  const isHere = school.ids === null || orgs.length === 0 || orgs.some((id) => school.ids!.has(id))
  return isHere ? user.role : undefined
}

function personIn(user: User, kind: RosterPerson['kind'], { staff, seniors }: Around): RosterPerson {
  const counselor = listIn(user.agentSourcedIds).find((id) => staff.has(id))
  const names = {
    givenName: user.preferredGivenName || user.givenName || '',
    familyName: user.preferredFamilyName || user.familyName || '',
  }
  const common = {
    kind,
    sourceKey: `sis:${user.sourcedId}`,
    ...names,
    schoolEmail: user.email?.toLowerCase() || null,
  }
  if (kind === 'staff') return common
  return {
    ...common,
    studentId: user.identifier || user.sourcedId || '',
    ...(user.grades !== undefined && { classYear: classOf(user.grades, seniors) }),
    ...(counselor !== undefined && { counselorEmail: staff.get(counselor) ?? null }),
  }
}

/** The class of the highest grade that is listed; `null` for kindergarten and the like. */
function classOf(written: string, seniors: number): number | null {
  const grades = listIn(written).flatMap((each) => (/^\d{1,2}$/.test(each) ? [Number(each)] : []))
  const year = grades.length === 0 ? null : seniors + 12 - Math.max(...grades)
  return year !== null && year >= graduationYears.min && year <= graduationYears.max ? year : null
}

const staffRoles = ['counselor', 'aide', 'teacher', 'administrator', 'siteAdministrator', 'principal']

/** Returns the addresses of those who count as counselors here: by their role or, in either version, as a student's agent. */
async function staffIn(
  content: Buffer,
  around: Pick<Around, 'roles' | 'school'>,
): Promise<Map<string, string | null>> {
  const agents = new Set<string>()
  const staff = new Map<string, { isCounselor: boolean; email: string | null }>()
  for await (const { words } of linesOf(content, users)) {
    const role = roleOf(words, around)
    if (role === 'student') for (const id of listIn(words.agentSourcedIds)) agents.add(id)
    // Of 1.1, somebody of the district's office may be the agent of a student here.
    else if (staffRoles.includes(role ?? words.role ?? ''))
      staff.set(words.sourcedId ?? '', {
        isCounselor: role === 'counselor',
        email: words.email?.toLowerCase() || null,
      })
  }
  const found = [...staff].filter(([id, { isCounselor }]) => isCounselor || agents.has(id))
  return new Map(found.map(([id, { email }]) => [id, email]))
}

function listIn(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
}

async function* limited(zip: Readable): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of zip as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > rosterLimits.zipBytes) throw new FileRefused('The file is larger than 16 MB.')
    yield chunk
  }
}
