import { emptyAnswers } from '@bearings/domain/profile/rules'
import { expect, test } from 'vitest'
import { activitiesForm, gatherActivities } from './activities-form.ts'
import { positionsWrittenIn } from './positions.ts'

test.each([
  ['Team captain, Treasurer', ['Team captain', 'Treasurer']],
  ['Founder, co-captain, Shift lead,', ['Founder', 'co-captain', 'Shift lead']],
  ['Captain, Varsity Soccer', ['Captain, Varsity Soccer']],
  ['Vice President, Student Council; Editor', ['Vice President, Student Council', 'Editor']],
  ['Oldest of five, at home', ['Oldest of five, at home']],
  [' ', []],
])('a student who writes the positions “%s” in one line means %j', (line, positions) => {
  expect(positionsWrittenIn(line)).toEqual(positions)
})

test('Next takes along the positions that are typed and not added yet', () => {
  const form = activitiesForm({ ...emptyAnswers, updatedAt: null })

  expect(
    gatherActivities({ ...form, newLeadershipPosition: 'Captain, Science editor' }).leadershipPositions,
  ).toEqual(['Captain', 'Science editor'])
})
