import type { Actor } from '@bearings/domain/actor'
import type { Database } from '../database/open.ts'
import { profiles } from '../database/tables/profiles.ts'
import { publicProfiles } from '../database/tables/public-profiles.ts'
import { type OpenedRow, sealRow } from '../database/vault/rows.ts'

type Answers = OpenedRow<typeof profiles.$inferInsert>

/** Creates this student's profile with all four steps complete, apart from the overrides. */
export async function givenProfile(
  db: Database,
  student: Pick<Actor, 'userId'>,
  overrides: Partial<Answers> = {},
): Promise<void> {
  const answers: Answers = {
    userId: student.userId,
    gender: 'female',
    citizenship: 'us-citizen',
    raceEthnicity: 'two-or-more',
    firstGeneration: true,
    incomeBracket: '60k-100k',
    highSchool: 'Hillside High School',
    classRank: '12 of 340',
    gpaUnweighted: 3.78,
    gpaWeighted: 4.31,
    satActScore: '1390 SAT',
    apIbCourses: [
      { course: 'AP Biology', score: 4 },
      { course: 'AP Calculus AB', score: null },
    ],
    currentCourses: ['AP Calculus AB', 'Spanish IV', 'Journalism'],
    activities: [
      {
        name: 'School newspaper',
        description: 'Edited the science page; eight issues a year.',
        position: 'Science editor',
        yearsInvolved: 3,
      },
      { name: 'Food pantry', description: 'Sorted and handed out groceries every second Saturday.' },
    ],
    leadershipPositions: ['Science editor'],
    yearsInvolved: 3,
    honorsAwards: [{ name: 'Essay prize', description: 'Second of 210 entries.', level: 'State Level' }],
    ...overrides,
  }
  await db.insert(profiles).values(sealRow(db, profiles, student.userId, answers))
}

/** Sets up this student's public page, by default off and empty; returns its handle. */
export async function givenPublicProfile(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  overrides: Partial<typeof publicProfiles.$inferInsert> = {},
): Promise<string> {
  const handle = overrides.handle ?? `student-${userId.slice(0, 8)}`
  await db.insert(publicProfiles).values({ userId, ...overrides, handle })
  return handle
}
