import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { reasonOf } from '@bearings/domain/matching/placed-label'
import type { Applicant } from '@bearings/domain/matching/schema'
import { scoreAdviceCaption, scoreAdviceWords } from '@bearings/domain/matching/score-advice'
import { submitsScore } from '@bearings/domain/matching/standing'
import { inProse } from '@bearings/domain/words'
import { z } from 'zod'
import { pageOf } from '../college/fact-formatter.ts'
import { figureSource, citeProfile, type Notes, ruleSource, ownSource } from '../notes.ts'
import { oddsInWords, placementsFor, type Placements } from '../placements.ts'
import { quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import { tool } from './tool.ts'

export function citePlacements(notes: Notes, { sources, isOfProfile }: Placements): string {
  if (isOfProfile) notes.use('your profile')
  notes.use('the catalog')
  const { source, year } = sources['admissionRate']?.bachelor ?? { source: 'College Scorecard', year: '' }
  const profile = isOfProfile
    ? notes.cite(ownSource('Your profile: grades and scores', '/profile/edit/1'))
    : ''
  return `${profile}${notes.cite(figureSource(source, year, '/schools/find'))}`
}

const howItWorks = ruleSource('How matching works', '/resources/how-matching-works')

export const placeColleges = tool({
  description:
    'The student’s odds at colleges, as a label and a range with its reason. Never compute odds in another way',
  input: z.object({ colleges: z.array(z.string().max(160)).min(1).max(4) }),
  async run(context, { colleges }, notes) {
    const found = await context.colleges(colleges)
    if (found.length === 0) return `The catalog has no college called ${inProse(colleges.map(quoted), 'or')}.`
    const placements = await placementsFor(context)
    const mark = citePlacements(notes, placements)
    const lines = await Promise.all(
      found.map(async ({ id, name }) => {
        const school = await context.school(id)
        const placed = placements.of(school.unitid)
        return placed
          ? oddsOf(placed, placements.applicant, name, mark, pageOf(school))
          : `For **${quoted(name)}** nothing is published that odds could be based on.`
      }),
    )
    const isEstimated = found.some(({ name }) =>
      lines.some((one) => one.includes(`**${quoted(name)}** is a`)),
    )
    if (!isEstimated) return lines.join('\n\n')
    return `${lines.join('\n\n')}\n\nThis is an estimate from grades and scores; essays, letters and what a college needs this year are not in it${notes.cite(howItWorks)}.`
  },
})

function oddsOf(
  placed: PlacedCollege,
  applicant: Applicant,
  name: string,
  mark: string,
  page: string,
): string {
  const { label, placement } = placed
  const [odds, reason] = [oddsInWords(placed), reasonOf(label, placement, applicant)]
  const link = placement.status === 'takes_nobody' ? `[Its page](${page})` : `[Show the math](${page})`
  if (label === 'Add your GPA')
    return `I cannot estimate your odds at **${quoted(name)}** without your unweighted GPA${mark}. [Add it](/profile/edit/1)`
  if (odds === null) return `**${quoted(name)}**: ${label}. ${reason}${mark} ${link}`
  return `**${quoted(name)}** is a **${label}** for you, with odds of ${odds}${mark}. ${reason} ${link}`
}

export const submitScores = tool({
  description: 'Whether the student should send test scores to a college where that is optional',
  input: z.object({ colleges: z.array(z.string().max(160)).max(4) }),
  async run(context, { colleges }, notes) {
    const placements = await placementsFor(context)
    if (placements.applicant.sat === null && placements.applicant.act === null)
      return `There is no SAT or ACT score in your profile${citeProfile(notes)}, so there is nothing to send. [Add one](/profile/edit/1) if you have it.`
    const mark = citePlacements(notes, placements)
    const found = colleges.length > 0 ? await context.colleges(colleges) : await optionalOnList(context)
    if (found.length === 0)
      return `Name a college, and I compare your score with those of its students${mark}.`
    const lines = await Promise.all(
      found.map(async ({ id, name }) =>
        adviceFor(quoted(name), placements.of((await context.school(id)).unitid), placements.applicant),
      ),
    )
    return `${lines.map((line) => `- ${line}`).join('\n')}\n\n${scoreAdviceCaption}${mark}`
  },
})

function adviceFor(name: string, placed: PlacedCollege | undefined, applicant: Applicant): string {
  const placement = placed?.placement
  if (placement?.status === 'takes_nobody') return `**${name}**: it takes no new students.`
  if (placement?.status === 'guaranteed')
    return `**${name}**: you meet a published rule of admission, so look there for the scores that it asks for.`
  if (placement?.status === 'no_odds') return `**${name}**: ${reasonOf(placed!.label, placement, applicant)}`
  if (placement?.status !== 'estimated' || placement.standing.scoreUse === 'unpublished')
    return `**${name}**: it does not publish the scores of its students, so there is nothing to compare with.`
  if (placed!.college.testPolicy === 'required') return `**${name}**: it requires a score, so send your best.`
  if (placement.standing.scoreUse === 'not_considered') return `**${name}**: it does not look at scores.`
  if (placement.advice !== null) return `**${name}**: ${scoreAdviceWords[placement.advice]}`
  if (!submitsScore(applicant)) return `**${name}**: your profile says that you apply without scores.`
  // It asks some applicants for a score, so that nobody is advised to leave theirs out.
  const helps = placement.standing.scoreUse === 'submitted'
  return `**${name}**: it asks some applicants for a score, so read on its page whether you are one. Your score is ${helps ? 'in the estimate' : 'left out of the estimate, which is better without it'}.`
}

async function optionalOnList(context: QuestionContext) {
  const list = await context.list()
  return list.slice(0, 8).flatMap(({ schoolId, name }) => (schoolId ? [{ id: schoolId, name }] : []))
}
