import type { ListedCollege } from '@bearings/domain/advising/criteria/schema'
import {
  idleDays,
  type Need,
  type RosterOrder,
  soonDays,
  usualDirection,
} from '@bearings/domain/advising/students/options'
import { criteriaInWords } from '../criteria/words.ts'
import type { RosterSearch } from './roster-search.ts'
import { sortOf } from './roster-search.ts'
import { statusWords } from './words.ts'

export const orderNames: Record<RosterOrder, string> = {
  attention: 'Who needs attention first',
  name: 'Name',
  deadline: 'Next deadline',
  schools: 'Schools on the list',
  essays: 'Essays finished',
  letters: 'Letters to come',
  tasks: 'Tasks pending',
  active: 'Last active',
  since: 'Newest first',
}

export const needNames: Record<Need, string> = {
  late: 'Late',
  'no-schools': 'No schools yet',
  idle: `Nothing done in ${idleDays} days`,
  soon: `Due in ${soonDays} days`,
  'nothing-shared': statusWords['nothing-shared'],
}

/**
 * Says on paper which students these are and in which order, as in "Late, group First-gen, class of 2027. Sorted by:
 * Name."
 * @param group The name of the group that is asked for, if it is known.
 * @param colleges Those that can be asked for, whose names it says.
 */
export function rosterInWords(
  search: RosterSearch,
  group?: string,
  colleges: readonly ListedCollege[] = [],
): string {
  const { order, direction } = sortOf(search)
  const which = whichInWords(search, group, criteriaInWords(search.ask ?? {}, colleges))
  const reversed = direction === usualDirection[order] ? '' : ', reversed'
  return `${which}. Sorted by: ${orderNames[order]}${reversed}.`
}

/** Says which students these are. */
export function whichInWords(
  search: RosterSearch,
  group: string | undefined,
  asked: readonly string[],
): string {
  const { q, reason, graduationYear } = search
  const parts = [
    reason && needNames[reason],
    search.group && `group ${group ?? 'chosen'}`,
    graduationYear && `class of ${graduationYear}`,
    ...asked,
    q && `matching “${q}”`,
  ].filter(Boolean)
  const which = parts.length > 0 ? parts.join(', ') : 'All students'
  return `${which[0]!.toUpperCase()}${which.slice(1)}`
}
