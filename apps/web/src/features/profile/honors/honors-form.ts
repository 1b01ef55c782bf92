import { faultInText } from '@bearings/domain/field-bounds'
import { bounds, most } from '@bearings/domain/profile/options'
import type { Award, AwardLevel, Honors, Profile } from '@bearings/domain/profile/schema'
import type { Problem } from '../edit/use-step.ts'
import { type Entries, entriesOf, faultsIn, gatherEntries, startedProblem } from '../entries/entries.ts'

export type AwardEntry = { name: string; description: string; level: AwardLevel | null }

export type HonorsForm = Entries<Award, AwardEntry>

const empty: AwardEntry = { name: '', description: '', level: null }

export const awardEntries = {
  empty,
  most: most.awards,
  typed: (award: Award): AwardEntry => award,

  finished: ({ name, description, level }: AwardEntry): Award | null =>
    level && { name: name.trim(), description: description.trim(), level },

  problems({ name, description, level }: AwardEntry) {
    return faultsIn({
      name: faultInText(name, bounds.awardName),
      description: faultInText(description, bounds.awardDescription),
      level: level === null ? 'Choose the level of the award.' : null,
    })
  },
}

export function honorsForm(profile: Profile): HonorsForm {
  return entriesOf(profile.honorsAwards, awardEntries)
}

export function gatherHonors(form: HonorsForm): HonorsForm {
  return gatherEntries(form, awardEntries)
}

export function honorsAnswers(form: HonorsForm): Honors {
  return { honorsAwards: form.items }
}

/** Returns a problem only for an award that was begun and not finished; no award is required. */
export function honorsProblems(form: HonorsForm): Problem[] {
  return startedProblem(form, awardEntries, 'The award you started')
}
