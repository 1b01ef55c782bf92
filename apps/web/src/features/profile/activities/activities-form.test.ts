import { emptyAnswers } from '@bearings/domain/profile/rules'
import type { Activity, Profile } from '@bearings/domain/profile/schema'
import { expect, test } from 'vitest'
import {
  activitiesAnswers,
  activitiesForm,
  activitiesProblems,
  activityEntries,
  gatherActivities,
  positionsIn,
} from './activities-form.ts'

const robotics: Activity = {
  name: 'Robotics',
  description: 'Built a robot',
  position: 'Captain',
  yearsInvolved: 2,
}
const pantry: Activity = { name: 'Food pantry', description: 'Every Saturday' }
const profile: Profile = {
  ...emptyAnswers,
  activities: [robotics, pantry],
  leadershipPositions: ['Captain'],
  yearsInvolved: 3,
  updatedAt: null,
}
const form = activitiesForm(profile)
const typed = (entry: Partial<typeof activityEntries.empty>) => ({ ...activityEntries.empty, ...entry })

test('a saved step is saved as it was opened, and nothing is in its way', () => {
  expect(activitiesAnswers(form).activities).toEqual([robotics, pantry])
  expect(activitiesProblems(form)).toEqual([])
  expect([robotics, pantry].map(activityEntries.typed).map(activityEntries.finished)).toEqual([
    robotics,
    pantry,
  ])
})

test('Next takes along an activity that is typed and complete, and a change that is not saved yet', () => {
  const gathered = gatherActivities({
    ...form,
    added: typed({ name: ' Choir ', description: 'Alto', position: ' ' }),
    edited: { index: 0, entry: typed({ name: 'Robotics', description: 'Won' }) },
    newLeadershipPosition: 'Treasurer',
  })
  expect(gathered).toMatchObject({
    items: [{ name: 'Robotics', description: 'Won' }, pantry, { name: 'Choir', description: 'Alto' }],
    added: activityEntries.empty,
    edited: null,
    leadershipPositions: ['Captain', 'Treasurer'],
  })
})

test('an activity that was only begun is kept, and is in the way', () => {
  const begun = { ...form, added: typed({ name: 'Choir' }) }
  expect(gatherActivities(begun)).toEqual(begun)
  expect(activitiesProblems(begun)).toMatchObject([{ field: 'entry', missing: false }])
  const changed = { ...form, edited: { index: 1, entry: typed({ name: 'Food pantry' }) } }
  expect(gatherActivities(changed)).toEqual(changed)
  expect(activitiesProblems(changed)).toMatchObject([{ field: 'edited', missing: false }])
})

test('a full list takes no eleventh', () => {
  const full = {
    ...form,
    items: Array.from({ length: 10 }, () => pantry),
    added: activityEntries.typed(robotics),
  }
  expect(gatherActivities(full).items).toHaveLength(10)
})

test('a description of 151 characters is told how many fit', () => {
  const long = typed({ name: 'Choir', description: 'x'.repeat(151) })
  expect(activityEntries.problems(long, [])).toEqual({ description: 'Keep it to 150 characters or fewer.' })
  expect(activityEntries.problems({ ...long, description: 'x'.repeat(150) }, [])).toEqual({})
})

test('a position from before the limit stays as it is while the rest of its activity is edited', () => {
  const long = { ...pantry, position: 'Captain of the team that repairs what others throw away' }
  const edited = { ...activityEntries.typed(long), description: 'Repair toasters.' }
  expect(activityEntries.problems(edited, [long])).toEqual({})
  expect(activityEntries.problems({ ...edited, position: `${long.position}!` }, [long])).toEqual({
    position: 'Keep it to 50 characters or fewer.',
  })
})

test('hours are a whole number of those that a week has, and every answer comes back as it was given', () => {
  const whole: Activity = {
    ...robotics,
    type: 'Robotics',
    organization: 'Columbus Robotics',
    grades: ['10', '11'],
    timing: 'All year',
    hoursPerWeek: 6,
    weeksPerYear: 40,
  }
  const entry = activityEntries.typed(whole)
  expect(activityEntries.finished(entry)).toEqual(whole)
  expect(activityEntries.problems({ ...entry, hoursPerWeek: '169', weeksPerYear: 'many' }, [])).toEqual({
    hoursPerWeek: 'A whole number from 1 to 168.',
    weeksPerYear: 'A whole number from 1 to 52.',
  })
})

test('a draft from before the Common App’s questions is gone on with', () => {
  const { name, description, position, yearsInvolved } = typed({ name: 'Choir', description: 'Alto' })
  const old = { name, description, position, yearsInvolved } as typeof activityEntries.empty
  expect(gatherActivities({ ...form, added: old }).items.at(-1)).toEqual({
    name: 'Choir',
    description: 'Alto',
  })
  const nothing = { ...old, name: '', description: '' }
  expect(activitiesProblems({ ...form, added: nothing })).toEqual([])
})

test('an empty step asks for an activity, a position and the years', () => {
  const empty = activitiesForm({ ...emptyAnswers, updatedAt: null })
  expect(activitiesProblems(empty).map(({ field }) => field)).toEqual([
    'entry',
    'leadershipPositions',
    'yearsInvolved',
  ])
})

test('positions named in activities are offered as leadership positions', () => {
  expect(positionsIn(form)).toEqual(['Captain, Robotics'])
})
