// How the columns of a school's file may be called. Does not use zod, because the browser reads it too.

/** What is read of a person, with the name by which a preview calls it. */
export const rosterColumns = {
  studentId: 'student id',
  givenName: 'first name',
  familyName: 'last name',
  email: 'email',
  classOf: 'class of',
  grade: 'grade',
  counselorEmail: 'counselor email',
  language: 'language',
} as const
export type RosterColumn = keyof typeof rosterColumns

/** The columns without which a file is refused. */
export const neededColumns: readonly RosterColumn[] = ['studentId', 'givenName', 'familyName']

/** What systems of student records call these columns, in lower case and with single spaces. */
export const columnAliases: Readonly<Record<RosterColumn, readonly string[]>> = {
  studentId: ['student number', 'student no', 'studentid', 'local student id', 'local id', 'id number', 'id'],
  givenName: [
    'first',
    'firstname',
    'given name',
    'student first name',
    'legal first name',
    'preferred first name',
  ],
  familyName: ['last', 'lastname', 'surname', 'family name', 'student last name', 'legal last name'],
  email: ['school email', 'student email', 'email address', 'e mail', 'mail'],
  classOf: [
    'class',
    'class year',
    'grad year',
    'graduation year',
    'year of graduation',
    'sched yearofgraduation',
  ],
  grade: ['grade level', 'gradelevel', 'current grade', 'year level'],
  counselorEmail: ['counselor', 'counsellor email', 'guidance counselor email', 'advisor email'],
  language: ['home language', 'primary language', 'language spoken at home'],
}

export const rosterLimits = {
  /** People of a school, left ones included. */
  people: 20_000,
  /** Lines of a CSV. */
  lines: 10_001,
  /** Bytes of a OneRoster zip, and of all that is unpacked of it. */
  zipBytes: 16_777_216,
  unpackedBytes: 67_108_864,
  /** Of one table of it, which a whole district may fill: as many as three seconds of a processor read. */
  tableLines: 100_000,
  tableCells: 1_300_000,
  /** OneRoster 1.2 has 22. */
  zipEntries: 30,
  /** The share of the students whose end has to be confirmed, in percent. */
  endedPercent: 10,
  /** The imports that are listed. */
  shownImports: 20,
} as const

export const importKinds = ['csv', 'oneroster'] as const
export type ImportKind = (typeof importKinds)[number]

export const personBounds = {
  name: { min: 1, max: 100 },
  language: { max: 60 },
  fileName: { max: 200 },
} as const
