import { faultInText } from '@bearings/domain/field-bounds'
import { bounds, most } from '@bearings/domain/profile/options'
import { missingToContinue } from '@bearings/domain/profile/rules'
import type { Activities, Activity, Profile } from '@bearings/domain/profile/schema'
import type { Problem } from '../edit/use-step.ts'
import { type Entries, entriesOf, faultsIn, gatherEntries, startedProblem } from '../entries/entries.ts'
import { withAdded } from '../entries/lists.ts'
import { missingWords } from '../words.ts'

/** An activity as it is typed. */
export type ActivityEntry = {
  name: string
  description: string
  position: string
  yearsInvolved: number | null
}

export type ActivitiesForm = Entries<Activity, ActivityEntry> & {
  leadershipPositions: string[]
  newLeadershipPosition: string
  yearsInvolved: number | null
}

const empty: ActivityEntry = { name: '', description: '', position: '', yearsInvolved: null }

export const activityEntries = {
  empty,
  most: most.activities,

  typed: ({ name, description, position, yearsInvolved }: Activity): ActivityEntry => ({
    name,
    description,
    position: position ?? '',
    yearsInvolved: yearsInvolved ?? null,
  }),

  finished: (entry: ActivityEntry): Activity => ({
    name: entry.name.trim(),
    description: entry.description.trim(),
    ...(entry.position.trim() !== '' && { position: entry.position.trim() }),
    ...(entry.yearsInvolved !== null && { yearsInvolved: entry.yearsInvolved }),
  }),

  problems({ name, description, position }: ActivityEntry) {
    return faultsIn({
      name: faultInText(name, bounds.activityName),
      description: faultInText(description, bounds.activityDescription),
      position: position.trim() === '' ? null : faultInText(position, bounds.position),
    })
  },
}

export function activitiesForm(profile: Profile): ActivitiesForm {
  return {
    ...entriesOf(profile.activities, activityEntries),
    leadershipPositions: profile.leadershipPositions,
    newLeadershipPosition: '',
    yearsInvolved: profile.yearsInvolved,
  }
}

/** With the activity and the position that are typed but not added yet. */
export function gatherActivities(form: ActivitiesForm): ActivitiesForm {
  return {
    ...form,
    ...gatherEntries(form, activityEntries),
    leadershipPositions: withAdded(
      form.leadershipPositions,
      form.newLeadershipPosition,
      most.leadershipPositions,
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

/** Offered as leadership positions: what the activities name as position. */
export function positionsIn(form: ActivitiesForm): string[] {
  return form.items.flatMap(({ name, position }) => (position ? [`${position}, ${name}`] : []))
}
