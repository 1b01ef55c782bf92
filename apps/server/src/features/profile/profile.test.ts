import type { Activity } from '@bearings/domain/profile/schema'
import { noTestScores } from '@bearings/domain/profile/test-scores'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { profiles } from '#database/tables/profiles.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

const background = {
  gender: 'non-binary',
  citizenship: 'international',
  raceEthnicity: 'prefer-not-to-say',
  firstGeneration: false,
  incomeBracket: 'over-250k',
  highSchool: 'Hillside High School',
  classRank: 'Top 10 %',
} as const

const academic = {
  highSchool: 'Hillside High School',
  classRank: 'Top 10 %',
  gpaUnweighted: 3.78,
  gpaWeighted: 4.31,
  satActScore: 'SAT 1390 / ACT 31',
  apIbCourses: ['AP Biology', { course: 'IB Physics HL', score: 5 }, { course: ' ' }],
  currentCourses: ['Spanish IV'],
}

const activities = {
  activities: [{ name: 'Robotics', description: 'Built a robot', position: 'Captain', yearsInvolved: 2 }],
  leadershipPositions: ['Captain'],
  yearsInvolved: 2,
}

const award = { name: 'Essay prize', description: 'Second place', level: 'State Level' as const }
const honors = { honorsAwards: [award, { ...award, level: 'School Level' as const }, award] }

describe('reading the profile', () => {
  test('someone new has an empty one', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))

    expect(await call('GET /profile')).toMatchObject({
      profile: { gender: null, activities: [], achievementLevels: [], updatedAt: null },
      completion: 0,
      steps: { background: { complete: false }, honors: { complete: false } },
      scores: { background: 0, overall: 0, complete: false },
    })
  })

  test('a GPA is kept as the school gives it, and no other answer is touched', async () => {
    const student = await givenUser(app.db, 'student')
    await givenProfile(app.db, student, { gpaUnweighted: null })
    const call = await app.as(student)

    const own = { scale: '100', grade: '94' } as const
    const { profile } = await call('PATCH /profile/gpa', { ownGpa: own })
    expect(profile).toMatchObject({ ownGpa: own, gpaUnweighted: null, satActScore: '1390 SAT' })
    const { profile: both } = await call('PATCH /profile/gpa', { gpaUnweighted: 3.8 })
    expect(both).toMatchObject({ ownGpa: own, gpaUnweighted: 3.8 })
    await expect(call('PATCH /profile/gpa', { ownGpa: { scale: '20', grade: '94' } })).toBeRefused(
      'INVALID_INPUT',
    )
  })

  test('a student sees their own and not their neighbor’s', async () => {
    const neighbor = await givenUser(app.db, 'student')
    await givenProfile(app.db, neighbor, { highSchool: 'Lakeside High School' })
    const student = await givenUser(app.db, 'student')
    await givenProfile(app.db, student)
    const call = await app.as(student)

    expect(await call('GET /profile')).toMatchObject({
      profile: { highSchool: 'Hillside High School' },
      completion: 100,
      scores: { overall: 93, complete: true },
    })
  })

  test.each(['advisor', 'admin'] as const)('an %s has none and is refused', async (role) => {
    const call = await app.as(await givenUser(app.db, role))

    await expect(call('GET /profile')).toBeRefused('FORBIDDEN')
    await expect(call('PUT /profile/honors', { ...honors, finish: true })).toBeRefused('FORBIDDEN')
  })

  test('someone signed out is refused', async () => {
    await expect(app.signedOut('GET /profile')).toBeRefused('UNAUTHORIZED')
  })
})

describe('saving the steps', () => {
  test('a student fills in the four steps and is at 100 percent', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))

    const first = await call('PUT /profile/background', { ...background, finish: true })
    const second = await call('PUT /profile/academic', { ...academic, finish: true })
    const third = await call('PUT /profile/activities', { ...activities, finish: true })
    const fourth = await call('PUT /profile/honors', { ...honors, finish: true })

    expect([first, second, third, fourth].map(({ completion }) => completion)).toEqual([41, 71, 88, 100])
    expect(fourth.profile).toEqual({
      ownGpa: null,
      ...background,
      ...academic,
      ...activities,
      ...honors,
      apIbCourses: [
        { course: 'AP Biology', score: null },
        { course: 'IB Physics HL', score: 5 },
      ],
      achievementLevels: ['School Level', 'State Level'],
      updatedAt: '2026-11-01T12:00:00.000Z',
    })
    expect(await call('GET /profile')).toEqual(fourth)
  })

  test('a step leaves what the others hold as it is', async () => {
    const student = await givenUser(app.db, 'student')
    await givenProfile(app.db, student)
    const call = await app.as(student)

    const { profile } = await call('PUT /profile/activities', { ...activities, finish: true })

    expect(profile).toMatchObject({
      gender: 'female',
      gpaUnweighted: 3.78,
      activities: activities.activities,
    })
  })

  test('high school and class rank may wait for the academic step, which writes them', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))
    const five = { ...background, highSchool: null, classRank: null }

    const before = await call('PUT /profile/background', { ...five, finish: true })
    const after = await call('PUT /profile/academic', { ...academic, finish: true })

    expect(before.steps.background.complete).toBe(false)
    expect(after.steps.background.complete).toBe(true)
  })

  test('an unfinished step is put aside and kept', async () => {
    const { call } = await givenStudent(app)

    await call('PUT /profile/background', { ...background, gender: null, finish: false })

    expect((await call('GET /profile')).profile).toMatchObject({
      gender: null,
      citizenship: 'international',
    })
  })

  test('an unfinished step is refused as finished, what is missing is named, and nothing is written', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))
    const unfinished = { ...academic, gpaWeighted: null, classRank: null, apIbCourses: [' '], finish: true }

    await expect(call('PUT /profile/academic', unfinished)).rejects.toMatchObject({
      code: 'RULE_BROKEN',
      rule: 'profile-step-incomplete',
      fields: [{ path: 'gpaWeighted' }, { path: 'classRank' }, { path: 'apIbCourses' }],
    })
    expect((await call('GET /profile')).profile.updatedAt).toBeNull()
  })

  test('the last step finishes without an award', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))

    const { steps } = await call('PUT /profile/honors', { honorsAwards: [], finish: true })

    expect(steps.honors.complete).toBe(false)
  })

  test('a level goes with the last award that has it', async () => {
    const student = await givenUser(app.db, 'student')
    await givenProfile(app.db, student, { honorsAwards: honors.honorsAwards })
    const call = await app.as(student)

    const { profile } = await call('PUT /profile/honors', { honorsAwards: [award], finish: true })

    expect(profile.achievementLevels).toEqual(['State Level'])
  })

  test('a student who applies without test scores has answered', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))

    const { steps } = await call('PUT /profile/academic', {
      ...academic,
      satActScore: noTestScores,
      finish: true,
    })

    expect(steps.academic.complete).toBe(true)
  })

  test.each([
    ['a grade over the scale', { gpaUnweighted: 4.01 }, 'gpaUnweighted'],
    ['a third decimal', { gpaWeighted: 4.123 }, 'gpaWeighted'],
    ['a score that is none', { satActScore: 'SAT 2100' }, 'satActScore'],
  ])('%s is refused and the field is named', async (_, wrong, path) => {
    const call = await app.as(await givenUser(app.db, 'student'))

    await expect(
      call('PUT /profile/academic', { ...academic, ...wrong, finish: false }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ path }] })
  })

  test.each([
    ['gender', 'other'],
    ['citizenship', 'us'],
    ['raceEthnicity', 'unknown'],
    ['incomeBracket', '1'],
  ])('an option of %s that is not on its list is refused and the field is named', async (path, other) => {
    const call = await app.as(await givenUser(app.db, 'student'))
    const wrong = { ...background, [path]: other } as typeof background

    await expect(call('PUT /profile/background', { ...wrong, finish: false })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path }],
    })
  })

  test('a student who would rather not name their citizenship completes the step all the same', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))

    const withheld = { ...background, citizenship: 'prefer-not-to-say' } as const
    const after = await call('PUT /profile/background', { ...withheld, finish: true })

    expect(after.profile.citizenship).toBe('prefer-not-to-say')
    expect(after.steps.background.complete).toBe(true)
  })

  test('two saves at the same moment both arrive', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))

    await Promise.all([
      call('PUT /profile/background', { ...background, finish: true }),
      call('PUT /profile/honors', { ...honors, finish: true }),
    ])

    expect((await call('GET /profile')).profile).toMatchObject({ ...background, ...honors })
  })
})

describe('activities as the Common App has them', () => {
  const robotics: Activity = { name: 'Robotics', description: 'Built a robot' }
  const long = 'Captain of the team that repairs what others throw away'
  const saved = { ...activities, finish: false }

  test('a student keeps what the Common App asks for, and the years follow from the grades', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))
    const whole: Activity = {
      ...robotics,
      type: 'Robotics',
      position: 'x'.repeat(50),
      organization: 'x'.repeat(100),
      grades: ['12', '10', '10'],
      timing: 'All year',
      hoursPerWeek: 6,
      weeksPerYear: 40,
    }

    await call('PUT /profile/activities', { ...saved, activities: [whole] })

    const { profile } = await call('GET /profile')
    expect(profile.activities).toEqual([{ ...whole, grades: ['10', '12'], yearsInvolved: 2 }])
  })

  test('a student whose position is longer than the Common App’s keeps it, beside whatever else is changed', async () => {
    const student = await givenUser(app.db, 'student')
    await givenProfile(app.db, student, { activities: [{ ...robotics, position: long }] })
    const call = await app.as(student)

    const { profile } = await call('PUT /profile/activities', {
      ...saved,
      activities: [
        { name: 'Choir', description: 'Alto' },
        { ...robotics, description: 'Won', position: long },
      ],
    })

    expect(profile.activities[1]).toEqual({ ...robotics, description: 'Won', position: long })
  })

  test('a new position over 50 characters is refused, the field is named and nothing is lost', async () => {
    const student = await givenUser(app.db, 'student')
    await givenProfile(app.db, student, { activities: [{ ...robotics, position: long }] })
    const call = await app.as(student)

    const wrong = [robotics, { ...robotics, position: `${long}!` }]
    await expect(call('PUT /profile/activities', { ...saved, activities: wrong })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'activities.1.position', message: 'Keep it to 50 characters or fewer.' }],
    })
    expect((await call('GET /profile')).profile.activities).toEqual([{ ...robotics, position: long }])
  })
})

describe('the database itself refuses', () => {
  const activity: Activity = { name: 'Robotics', description: 'Built a robot' }

  test.each<[string, Parameters<typeof givenProfile>[2]]>([
    ['a grade over 4', { gpaUnweighted: 4.01 }],
    ['a weighted grade over 5', { gpaWeighted: 5.01 }],
    ['a negative grade', { gpaWeighted: -1 }],
    ['five years', { yearsInvolved: 5 }],
    ['a blank high school', { highSchool: '  ' }],
    ['a list that is none', { currentCourses: 'Art' as never }],
    ['a course that is no text', { currentCourses: [1 as never] }],
    ['an AP score of 6', { apIbCourses: [{ course: 'AP Biology', score: 6 }] }],
    ['an AP course without a name', { apIbCourses: [{ course: '', score: null }] }],
    ['an eleventh activity', { activities: Array(11).fill(activity) }],
    ['151 characters of description', { activities: [{ ...activity, description: 'x'.repeat(151) }] }],
    ['an activity without a description', { activities: [{ name: 'Robotics' } as never] }],
    ['a position of 121 characters', { activities: [{ ...activity, position: 'x'.repeat(121) }] }],
    ['an organization of 101 characters', { activities: [{ ...activity, organization: 'x'.repeat(101) }] }],
    ['a type that the Common App has not', { activities: [{ ...activity, type: 'Napping' as never }] }],
    ['a grade that is none', { activities: [{ ...activity, grades: ['9', '8' as never] }] }],
    ['grades that are no list', { activities: [{ ...activity, grades: '9' as never }] }],
    ['more hours than a week has', { activities: [{ ...activity, hoursPerWeek: 169 }] }],
    ['53 weeks a year', { activities: [{ ...activity, weeksPerYear: 53 }] }],
    ['an activity of no years', { activities: [{ ...activity, yearsInvolved: 0 }] }],
    ['a sixth award', { honorsAwards: Array(6).fill(award) }],
    ['a level that is none', { honorsAwards: [{ ...award, level: 'Galactic Level' as never }] }],
  ])('%s', async (_, wrong) => {
    const student = await givenUser(app.db, 'student')

    // 23514: a CHECK refused it.
    await expect(givenProfile(app.db, student, wrong)).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  test('a blank text, and one of wide spaces only in no locale more than in another', async () => {
    const student = await givenUser(app.db, 'student')
    const blank = (highSchool: string) =>
      app.db.insert(profiles).values({ userId: student.userId, highSchool })

    await expect(blank(' \t\n')).rejects.toMatchObject({
      cause: { constraint: 'profiles_high_school_check' },
    })
    await blank('\u2003')
  })

  test('nothing that is at its limit', async () => {
    const student = await givenUser(app.db, 'student')

    await givenProfile(app.db, student, {
      gpaUnweighted: 4,
      gpaWeighted: 5,
      yearsInvolved: 4,
      activities: Array(10).fill({ ...activity, description: `${'x'.repeat(148)}\ny`, yearsInvolved: 4 }),
      honorsAwards: Array(5).fill(award),
      apIbCourses: [{ course: 'AP Biology', score: 5 }],
    })

    expect(await app.db.$count(profiles, eq(profiles.userId, student.userId))).toBe(1)
  })
})
