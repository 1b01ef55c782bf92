import { most, steps } from '@bearings/domain/profile/options'
import { noOddsFromOwnGpa } from '@bearings/domain/profile/options'
import { ownGpaInWords } from '@bearings/domain/profile/own-gpa'
import { completion, isStepComplete, stepProgress } from '@bearings/domain/profile/rules'
import type { Profile } from '@bearings/domain/profile/schema'
import { strength } from '@bearings/domain/profile/strength'
import { parseTestScores } from '@bearings/domain/profile/test-scores'
import { inProse } from '@bearings/domain/words'
import { z } from 'zod'
import { ownSource } from '../notes.ts'
import { counted, quoted } from '../prose.ts'
import { tool } from './tool.ts'

const stepNames = {
  background: 'Background Information',
  academic: 'Academic Profile',
  activities: 'Activities & Leadership',
  honors: 'Honors & Awards',
} as const

export const myProfile = tool({
  description:
    'The student’s own grades, scores, courses, activities and awards, as entered. Nothing sensitive',
  input: z.object({}),
  async run(context, _input, notes) {
    const { profile } = await context.profile()
    notes.use('your profile')
    const mark = notes.cite(ownSource('Your profile', '/profile'))
    const { graduationYear } = context.request.actor
    const { sat, act } = parseTestScores(profile.satActScore ?? '')
    const parts = [
      profile.gpaUnweighted !== null && `unweighted GPA **${profile.gpaUnweighted.toFixed(2)}**`,
      profile.gpaWeighted !== null && `weighted GPA **${profile.gpaWeighted.toFixed(2)}**`,
      profile.ownGpa !== null && `GPA **${ownGpaInWords(profile.ownGpa)}**`,
      sat !== null && `SAT **${sat}**`,
      act !== null && `ACT **${act}**`,
      profile.classRank && `class rank ${quoted(profile.classRank)}`,
      graduationYear !== null && `class of ${graduationYear}`,
      counted(profile.apIbCourses.length, 'AP or IB course'),
      counted(profile.activities.length, 'activity', 'activities'),
      counted(profile.honorsAwards.length, 'award'),
    ].filter((part) => typeof part === 'string')
    const missing = [
      profile.gpaUnweighted === null && profile.ownGpa === null && 'unweighted GPA',
      sat === null && act === null && 'SAT or ACT score',
    ].filter((part) => typeof part === 'string')
    const none =
      missing.length > 0 ? ` It has no ${inProse(missing, 'or')} yet: [add it](/profile/edit/1).` : ''
    return `Your profile says: ${inProse(parts)}${mark}.${none} It is ${completion(profile)}% complete. [Open your profile](/profile)`
  },
})

export const profileGaps = tool({
  description:
    'What is missing in the student’s profile and how it could be made stronger, from their own entries',
  input: z.object({}),
  async run(context, _input, notes) {
    const { profile, scores } = await context.profile()
    notes.use('your profile')
    const mark = notes.cite(ownSource('Your profile', '/profile'))
    const percentDone = completion(profile)
    const missing = missingSteps(profile)
    const gaps = [...activityGaps(profile), ...academicGaps(profile), ...awardGaps(profile)]
    const items = strength(profile)
    const standout = [...items.academic, ...items.extracurricular, ...items.personality]
      .filter(({ tag }) => tag === 'Standout')
      .map(({ name }) => quoted(name))
    const strong = standout.length > 0 ? `\n\nWhat stands out already: ${inProse(standout.slice(0, 4))}.` : ''
    const essays = await context.essays()
    const begun = essays.filter(({ words }) => words > 0).length
    const writing =
      essays.length > 0
        ? `- **Essays**: ${begun} of ${essays.length} have been started. This is where an hour changes most. [Open your essays](/essays)`
        : '- **Essays**: none is in Bearings yet. [Add the first](/essays); this is where an hour changes most.'
    const incomplete =
      missing.length > 0
        ? `- **Finish the profile** (${percentDone}% now, overall ${scores.overall}): ${missing.join('; ')}.`
        : `- **The profile is complete**, overall score ${scores.overall}${mark}.`
    return `From your own entries${mark}, most worthwhile first:\n${[writing, ...gaps, incomplete].join('\n')}${strong}\n\nGrades and courses count until the end of school: colleges ask for midyear and final reports. The score says how much is filled in, not how a college will decide.`
  },
})

function missingSteps(profile: Profile): string[] {
  return steps.flatMap((step, at) => {
    if (isStepComplete(step, profile)) return []
    const { answered, total } = stepProgress(step, profile)
    return [`[${stepNames[step]}](/profile/edit/${at}) has ${answered} of ${total} answers`]
  })
}

function activityGaps({ activities, leadershipPositions }: Profile): string[] {
  const count = activities.length
  const gaps: string[] = []
  if (count < 5)
    gaps.push(
      `- **Activities**: you list ${count} of ${most.activities}. Jobs, care for family and things you do on your own count too. [Add activities](/profile/edit/2)`,
    )
  const thin = activities.filter(({ description, position }) => description.length < 60 || !position)
  if (thin.length > 0)
    gaps.push(
      `- **Say more in fewer words**: ${counted(thin.length, 'activity', 'activities')} ${thin.length === 1 ? 'has' : 'have'} no position or a description under 60 of 150 characters: ${inProse(thin.slice(0, 3).map(({ name }) => `“${quoted(name)}”`))}. Name what you did, how often and what came of it. [Edit](/profile/edit/2)`,
    )
  const uncounted = activities.filter((activity) => !activity.hoursPerWeek || !activity.weeksPerYear)
  if (uncounted.length > 0)
    gaps.push(
      `- **Hours**: ${counted(uncounted.length, 'activity', 'activities')} ${uncounted.length === 1 ? 'does' : 'do'} not say how many hours a week and weeks a year. The Common App asks for both. [Add them](/profile/edit/2)`,
    )
  if (leadershipPositions.length === 0)
    gaps.push(
      '- **Leadership**: none is entered. Training newcomers, organizing or founding something counts without a title. [Add it](/profile/edit/2)',
    )
  return gaps
}

function academicGaps({
  gpaUnweighted,
  ownGpa,
  satActScore,
  apIbCourses,
  currentCourses,
}: Profile): string[] {
  const gaps: string[] = []
  if (gpaUnweighted === null)
    gaps.push(
      ownGpa === null
        ? '- **GPA**: without your unweighted GPA, no odds can be estimated for you. [Add it](/profile/edit/1)'
        : `- **GPA**: ${noOddsFromOwnGpa} If your counselor knows it on the 4-point scale, [add it](/profile/edit/1).`,
    )
  if (satActScore === null)
    gaps.push(
      '- **Test scores**: none is entered. Most colleges are test-optional; if you have a score, add it to see where sending it helps. [Add it](/profile/edit/1)',
    )
  if (apIbCourses.length === 0 && !currentCourses.some((name) => /\b(AP|IB|honors|dual)\b/i.test(name)))
    gaps.push(
      '- **Courses**: no AP, IB, honors or dual-enrollment course is entered. If you take one, it should be there. [Edit courses](/profile/edit/1)',
    )
  return gaps
}

function awardGaps({ honorsAwards }: Profile): string[] {
  if (honorsAwards.length === 0)
    return [
      '- **Honors**: none is entered. School awards, honor roll and contest placements all count. [Add honors](/profile/edit/3)',
    ]
  const isSchoolOnly = honorsAwards.every(({ level }) => level === 'School Level')
  return isSchoolOnly && honorsAwards.length < most.awards
    ? [
        `- **Honors**: you list ${honorsAwards.length} of ${most.awards}, all at school level; regional or state results would add to them. [Edit honors](/profile/edit/3)`,
      ]
    : []
}
