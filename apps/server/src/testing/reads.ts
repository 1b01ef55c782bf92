import { randomUUID } from 'node:crypto'
import type { Actor, Role } from '@bearings/domain/actor'
import { contract, type Contract, type Input, type Key } from '@bearings/domain/contract'
import type { Endpoint } from '@bearings/domain/endpoint'

export type Reading = Extract<Key, `GET ${string}`>
type Addressed = { [K in Reading]: Contract[K] extends { params: unknown } ? K : never }[Reading]

/** A person of each role, and the student's rows. */
export type Population = {
  student: Actor
  guardian: Actor
  advisor: Actor
  admin: Actor
  entry: string
  essay: string
}

/** The input of each read whose path has a parameter. A new read does not compile until it is listed. */
const rowsOf: { [K in Addressed]: (of: Population) => Input<K> } = {
  'GET /advising/caseloads/{id}': ({ advisor }) => ({ id: advisor.userId }),
  'GET /advising/covers/{id}': ({ advisor }) => ({ id: advisor.userId }),
  'GET /advising/invites/by-code/{code}': () => ({ code: '0000-0000-0000' }),
  'GET /advising/students/{id}': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/deadlines': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/documents': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/essays': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/forecast': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/letters': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/list': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/list/{entryId}/items': ({ student, entry }) => ({
    id: student.userId,
    entryId: entry,
  }),
  'GET /advising/students/{id}/money': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/notes': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/place': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/profile': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/weeks': ({ student }) => ({ id: student.userId }),
  'GET /documents/{id}/link': () => ({ id: randomUUID() }),
  'GET /essays/{id}': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/asks': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/authorship': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/comments': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/place': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/versions': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/versions/{versionId}': ({ essay }) => ({ id: essay, versionId: randomUUID() }),
  'GET /family/children/{id}': ({ student }) => ({ id: student.userId }),
  'GET /family/children/{id}/aid': ({ student }) => ({ id: student.userId }),
  'GET /family/children/{id}/colleges': ({ student }) => ({ id: student.userId }),
  'GET /family/children/{id}/money': ({ student }) => ({ id: student.userId }),
  'GET /family/guardians/{id}/prices': () => ({ id: randomUUID() }),
  'GET /family/invitations/by-code/{code}': () => ({ code: '0000-0000-0000' }),
  'GET /letters/by-code/{code}': () => ({ code: '0000-0000-0000' }),
  'GET /library/articles/{slug}': () => ({ slug: 'write-the-small-essay' }),
  'GET /library/answer-editions/{slug}': () => ({ slug: 'what-can-you-do' }),
  'GET /library/editions/{slug}': () => ({ slug: 'write-the-small-essay' }),
  'GET /library/answers/{slug}': () => ({ slug: 'what-can-you-do' }),
  'GET /library/guides/{slug}': () => ({ slug: 'fafsa-2027-28' }),
  'GET /library/profiles/{id}': () => ({ id: 'sofia-m' }),
  'GET /messages/readable/{id}': () => ({ id: randomUUID() }),
  'GET /messages/threads/{personId}': ({ student }) => ({ personId: student.userId }),
  'GET /navigator/conversations/{id}': () => ({ id: randomUUID() }),
  'GET /people/{id}': ({ student }) => ({ id: student.userId }),
  'GET /profile/public/{handle}': () => ({ handle: 'nobody-has-it' }),
  'GET /schools/catalog/{id}': () => ({ id: randomUUID() }),
  'GET /schools/colleges/{unitid}': () => ({ unitid: 243_744 }),
  'GET /schools/list/{id}': ({ entry }) => ({ id: entry }),
  'GET /schools/list/{id}/research': ({ entry }) => ({ id: entry }),
}

/** Inputs of reads that have required or interesting queries. */
const questions: Partial<Record<Reading, object[]>> = {
  'GET /advising/applications': [
    {},
    { plan: ['regular'], dueTo: '2027-01-15', missing: ['transcript'], status: ['In Progress'] },
    { school: [randomUUID()], q: 'student', graduationYear: 2027, fafsa: 'done', sort: 'college' },
  ],
  'GET /advising/students': [
    {},
    { plan: ['regular'], dueTo: '2027-01-15', missing: ['transcript'], status: ['In Progress'] },
    { school: [randomUUID()], done: ['fee', 'scores'] },
    { fafsa: 'not-done', gpaFrom: 3, satTo: 1200, joinedFrom: '2026-01-01' },
  ],
  'GET /advising/students/search': [{ studentId: 'P-00123' }],
  'GET /advising/summaries': [{ id: [randomUUID()] }],
  'GET /essays/reads': [
    {},
    { standing: 'asked' },
    { standing: 'shared', after: `2_0_${randomUUID()}` },
    { after: `1_1700000000000_${randomUUID()}` },
  ],
  'GET /people': [
    {},
    { q: 'population' },
    { role: 'advisor' },
    { show: 'waiting' },
    { show: 'disabled' },
    { show: 'disabled', role: 'student' },
    { show: 'unconfirmed' },
    { show: 'never' },
    { q: 'student-7@population.example' },
    { order: 'name' },
    { order: 'class' },
    { order: 'sign-in', role: 'student' },
    { graduationYear: 2027 },
    { advisor: 'none', order: 'name' },
  ],
  'GET /schools/all-lists': [
    {},
    { status: 'Accepted' },
    { q: 'student-7@' },
    { q: 'hillside', status: 'Submitted' },
  ],
  'GET /schools/catalog': [{ q: 'michigan' }],
  'GET /schools/majors': [{ q: 'history' }],
  'GET /schools/high-schools': [{ q: 'central' }],
  'GET /schools/courses': [{ q: 'calculus' }],
}

const reads = Object.entries<Endpoint>(contract).filter(([key]) => key.startsWith('GET ')) as [
  Reading,
  Endpoint,
][]

/** Every read with every role that may call it. */
export const asked = reads.flatMap(([key, { access }]) =>
  (['student', 'guardian', 'advisor', 'admin'] satisfies Role[])
    .filter((role) => access === 'public' || access === 'signed-in' || access.includes(role))
    .map((role) => ({ key, role })),
)

/** Returns the inputs with which to call a read for these people. */
export function inputsOf(key: Reading, population: Population): object[] {
  const rows = rowsOf[key as Addressed] as ((of: Population) => object) | undefined
  return rows ? [rows(population)] : (questions[key] ?? [{}])
}
