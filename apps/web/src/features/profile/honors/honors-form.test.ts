import { emptyAnswers } from '@bearings/domain/profile/rules'
import type { Award, Profile } from '@bearings/domain/profile/schema'
import { expect, test } from 'vitest'
import { awardEntries, gatherHonors, honorsAnswers, honorsForm, honorsProblems } from './honors-form.ts'

const prize: Award = { name: 'Essay prize', description: 'Second of 210', level: 'State Level' }
const profile: Profile = { ...emptyAnswers, honorsAwards: [prize], updatedAt: null }

test('Finish takes along an award that is typed and complete', () => {
  const form = { ...honorsForm(profile), added: { ...prize, name: 'Honor roll' } }
  expect(honorsAnswers(gatherHonors(form)).honorsAwards).toEqual([prize, { ...prize, name: 'Honor roll' }])
})

test('Finish asks for no award, but for the level of one that was begun', () => {
  const empty = honorsForm({ ...profile, honorsAwards: [] })
  expect(honorsProblems(empty)).toEqual([])
  const begun = { ...empty, added: { ...prize, level: null } }
  expect(honorsProblems(begun)).toMatchObject([{ field: 'entry', missing: false }])
  expect(awardEntries.problems(begun.added)).toEqual({ level: 'Choose the level of the award.' })
})
