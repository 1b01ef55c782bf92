import { faultInNumber, faultInText, typedNumber } from '@bearings/domain/field-bounds'
import { hoursPerWeek, weeksPerYear } from '@bearings/domain/profile/activities/options'
import { faultInPosition } from '@bearings/domain/profile/activities/rules'
import { withYears } from '@bearings/domain/profile/activities/years'
import { bounds, most } from '@bearings/domain/profile/options'
import { missingToContinue } from '@bearings/domain/profile/rules'
import type { Activities, Activity, Profile } from '@bearings/domain/profile/schema'
import type { Problem } from '../edit/use-step.ts'
import { type Entries, entriesOf, faultsIn, gatherEntries, startedProblem } from '../entries/entries.ts'
import { withAdded } from '../entries/lists.ts'
import { missingWords } from '../words.ts'
import { positionsWrittenIn } from './positions.ts'

export type ActivityEntry = {
  name: string
  /** Empty if none is chosen, as for the other selects. */
  type: NonNullable<Activity['type']> | ''
  position: string
  organization: string
  description: string
  grades: NonNullable<Activity['grades']>
  timing: NonNullable<Activity['timing']> | ''
  hoursPerWeek: string
  weeksPerYear: string
  yearsInvolved: number | null
}

export type ActivitiesForm = Entries<Activity, ActivityEntry> & {
  leadershipPositions: string[]
  newLeadershipPosition: string
  yearsInvolved: number | null
}

const empty: ActivityEntry = {
  name: '',
  type: '',
  position: '',
  organization: '',
  description: '',
  grades: [],
  timing: '',
  hoursPerWeek: '',
  weeksPerYear: '',
  yearsInvolved: null,
}

export const activityEntries = {
  empty,
  most: most.activities,

  typed: (activity: Activity): ActivityEntry => ({
    name: activity.name,
    type: activity.type ?? '',
    position: activity.position ?? '',
    organization: activity.organization ?? '',
    description: activity.description,
    grades: activity.grades ?? [],
    timing: activity.timing ?? '',
    hoursPerWeek: String(activity.hoursPerWeek ?? ''),
    weeksPerYear: String(activity.weeksPerYear ?? ''),
    yearsInvolved: activity.yearsInvolved ?? null,
  }),

  finished: (typed: ActivityEntry): Activity => {
    const entry = whole(typed)
    const hours = typedNumber(entry.hoursPerWeek)
    const weeks = typedNumber(entry.weeksPerYear)
    return withYears({
      name: entry.name.trim(),
      description: entry.description.trim(),
      ...(entry.type !== '' && { type: entry.type }),
      ...(entry.position.trim() !== '' && { position: entry.position.trim() }),
      ...(entry.organization.trim() !== '' && { organization: entry.organization.trim() }),
      ...(entry.grades.length > 0 && { grades: entry.grades }),
      ...(entry.timing !== '' && { timing: entry.timing }),
      ...(hours !== null && { hoursPerWeek: hours }),
      ...(weeks !== null && { weeksPerYear: weeks }),
      ...(entry.yearsInvolved !== null && { yearsInvolved: entry.yearsInvolved }),
    })
  },

  problems(typed: ActivityEntry, kept: readonly Activity[]) {
    const entry = whole(typed)
    return faultsIn({
      name: faultInText(entry.name, bounds.activityName),
      position: entry.position.trim() === '' ? null : faultInPosition(entry.position, kept),
      organization:
        entry.organization.trim() === '' ? null : faultInText(entry.organization, bounds.organization),
      description: faultInText(entry.description, bounds.activityDescription),
      hoursPerWeek: faultInTyped(entry.hoursPerWeek, hoursPerWeek),
      weeksPerYear: faultInTyped(entry.weeksPerYear, weeksPerYear),
    })
  },
}

/** Returns an entry with every field: drafts from before the Common App's questions lack some. */
export function whole(typed: ActivityEntry): ActivityEntry {
  return { ...empty, ...typed }
}

function faultInTyped(text: string, bounds: typeof hoursPerWeek | typeof weeksPerYear): string | null {
  const number = typedNumber(text)
  return number === null ? null : faultInNumber(number, bounds)
}

export function activitiesForm(profile: Profile): ActivitiesForm {
  return {
    ...entriesOf(profile.activities, activityEntries),
    leadershipPositions: profile.leadershipPositions,
    newLeadershipPosition: '',
    yearsInvolved: profile.yearsInvolved,
  }
}

/** Returns the form with the activity and the position that are typed but not added yet. */
export function gatherActivities(form: ActivitiesForm): ActivitiesForm {
  return {
    ...form,
    ...gatherEntries(form, activityEntries),
    leadershipPositions: positionsWrittenIn(form.newLeadershipPosition).reduce(
      (listed, each) => withAdded(listed, each, most.leadershipPositions),
      form.leadershipPositions,
    ),
    newLeadershipPosition: '',
  }
}

export function activitiesAnswers(form: ActivitiesForm): Activities {
  return {
    activities: form.items,
    leadershipPositions: form.leadershipPositions,
    yearsInvolved: form.yearsInvolved,
  }
}

export function activitiesProblems(form: ActivitiesForm): Problem[] {
  const started = startedProblem(form, activityEntries, 'The activity you started')
  const missing = missingToContinue('activities', activitiesAnswers(form))
    .filter((field) => field !== 'activities' || started.length === 0)
    .map((field) => ({
      field: field === 'activities' ? 'entry' : field,
      name: missingWords[field].name,
      message: missingWords[field].ask,
      missing: true,
    }))
  return [...started, ...missing]
}

/** Returns the positions named in the activities, to suggest as leadership positions. */
export function positionsIn(form: ActivitiesForm): string[] {
  return form.items.flatMap(({ name, position }) => (position ? [`${position}, ${name}`] : []))
}
