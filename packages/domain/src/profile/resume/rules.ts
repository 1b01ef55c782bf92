import { counted } from '#words.ts'
import { gradesInWords, hoursInWords } from '../activities/words.ts'
import { bestGrades } from '../options.ts'
import type { Activity, Profile } from '../schema.ts'
import { hiddenAtFirst, type ResumeLook, resumeLooks, type ResumePart, resumeParts } from './options.ts'

/** What a résumé may tell; nothing of gender, citizenship, race, income or family is among it. */
type Told = Pick<
  Profile,
  | 'highSchool'
  | 'gpaUnweighted'
  | 'gpaWeighted'
  | 'ownGpa'
  | 'classRank'
  | 'satActScore'
  | 'activities'
  | 'honorsAwards'
  | 'leadershipPositions'
  | 'apIbCourses'
  | 'currentCourses'
>

export type ResumeItem = {
  /** The same as long as the entry keeps its name, wherever it moves: what is hidden stays hidden. */
  key: string
  title: string
  /** Beside the title, such as a position. */
  role: string
  when: string
  text: string
}

export type ResumeChoices = { look: ResumeLook; order: ResumePart[]; hidden: string[] }

/** What a résumé can hold of a profile, part by part. Parts without any item are left out. */
export function resumeOf(
  { profile, graduationYear }: { profile: Told; graduationYear: number | null },
  { order, hidden }: Pick<ResumeChoices, 'order' | 'hidden'>,
): { part: ResumePart; items: ResumeItem[] }[] {
  const items: Record<ResumePart, ResumeItem[]> = {
    education: education(profile, graduationYear),
    activities: keyed('activity', profile.activities.map(activityItem)),
    honors: keyed(
      'honor',
      profile.honorsAwards.map(({ name, level, description }) =>
        item('', name, { when: level.replace(' Level', ''), text: description }),
      ),
    ),
    leadership: keyed(
      'leader',
      profile.leadershipPositions.map((name) => item('', name)),
    ),
    courses: courses(profile, !hidden.includes('scores')),
  }
  return order.map((part) => ({ part, items: items[part] })).filter((each) => each.items.length > 0)
}

/** Returns what a résumé shows of a profile: what it can hold without what the student hides. */
export function shownOf(...given: Parameters<typeof resumeOf>): ReturnType<typeof resumeOf> {
  const [, { hidden }] = given
  return resumeOf(...given)
    .map(({ part, items }) => ({ part, items: items.filter(({ key }) => !hidden.includes(key)) }))
    .filter(({ items }) => items.length > 0)
}

/** Reads stored choices. Anyone can write to a device's storage, so whatever does not fit is left out. */
export function choicesIn(stored: string | null): ResumeChoices {
  const first: ResumeChoices = { look: 'plain', order: [...resumeParts], hidden: [...hiddenAtFirst] }
  try {
    const { look, order, hidden } = JSON.parse(stored ?? '{}') as Record<string, unknown>
    const moved = resumeParts.filter((part) => Array.isArray(order) && order.includes(part))
    const isWhole =
      Array.isArray(order) && moved.length === resumeParts.length && order.length === moved.length
    return {
      look: resumeLooks.find((known) => known === look) ?? first.look,
      order: isWhole ? (order as ResumePart[]) : first.order,
      hidden: Array.isArray(hidden) ? hidden.map(String) : first.hidden,
    }
  } catch {
    return first
  }
}

function education(profile: Told, graduationYear: number | null): ResumeItem[] {
  const { highSchool, gpaUnweighted, gpaWeighted, ownGpa, classRank, satActScore } = profile
  const averages = [
    gpaUnweighted !== null && `${gpaUnweighted.toFixed(2)} unweighted`,
    gpaWeighted !== null && `${gpaWeighted.toFixed(2)} weighted`,
    ownGpa && [ownGpa.grade, bestGrades[ownGpa.scale]].filter((part) => part !== null).join(' of '),
  ].filter(Boolean)
  const when = graduationYear === null ? '' : `Class of ${graduationYear}`
  return [
    highSchool !== null && item('school', highSchool, { when }),
    averages.length > 0 && item('gpa', `GPA ${averages.join(', ')}`),
    classRank !== null && item('rank', `Class rank ${classRank}`),
    satActScore !== null && /\d/.test(satActScore) && item('scores', satActScore),
  ].filter((each) => each !== false)
}

/** Names items by their titles, and those of one title by their number among them. */
function keyed(kind: string, items: readonly ResumeItem[]): ResumeItem[] {
  return items.map((each, index) => {
    const before = items.slice(0, index).filter(({ title }) => title === each.title).length
    return { ...each, key: `${kind} ${before} ${each.title}` }
  })
}

function activityItem(activity: Activity): ResumeItem {
  const { name, position, organization, grades, yearsInvolved, description } = activity
  const years = yearsInvolved === undefined ? '' : counted(yearsInvolved, 'year')
  return item('', name, {
    role: [position, organization !== name && organization].filter(Boolean).join(', '),
    when: [grades ? gradesInWords(grades) : years, hoursInWords(activity)].filter(Boolean).join(' · '),
    text: description,
  })
}

function courses({ apIbCourses, currentCourses }: Told, showsScores: boolean): ResumeItem[] {
  const advanced = apIbCourses.map(({ course, score }) =>
    showsScores && score !== null ? `${course} (${score})` : course,
  )
  return [
    advanced.length > 0 && item('advanced', 'AP and IB', { text: advanced.join(', ') }),
    currentCourses.length > 0 && item('current', 'This year', { text: currentCourses.join(', ') }),
  ].filter((each) => each !== false)
}

function item(key: string, title: string, more: Partial<ResumeItem> = {}): ResumeItem {
  return { key, title, role: '', when: '', text: '', ...more }
}
