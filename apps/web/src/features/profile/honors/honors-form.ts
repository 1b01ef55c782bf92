import { longest, most } from '@bearings/domain/profile/options'
import type { Award, AwardLevel, Honors, Profile } from '@bearings/domain/profile/schema'
import type { Problem } from '../edit/use-step.ts'
import { type Entries, entriesOf, gatherEntries, startedProblem } from '../entries/entries.ts'

/** An award as it is typed. */
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
    const over = description.trim().length - longest.awardDescription
    return {
      ...(name.trim() === '' && { name: 'Name the award.' }),
      ...(description.trim() === '' && { description: 'Say in a line what it was for.' }),
      ...(over > 0 && { description: `Shorten it by ${over} ${over === 1 ? 'character' : 'characters'}.` }),
      ...(level === null && { level: 'Choose how far it reached.' }),
    }
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

/** Finish asks for no award, only that one which was started is finished. */
export function honorsProblems(form: HonorsForm): Problem[] {
  return startedProblem(form, awardEntries, 'The award you started')
}
