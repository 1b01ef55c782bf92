import type { Action, Proposal, Source } from '@bearings/domain/navigator/schema'
import { yearsInWords } from '@bearings/domain/words'

/** Collects an answer's numbered sources, what was looked at, and what the answer offers to do. */
export type Notes = ReturnType<typeof createNotes>

export function createNotes() {
  const sources: Source[] = []
  const proposals: Proposal[] = []
  const choices: string[] = []
  const used = new Set<string>()
  let action: Action | null = null
  let isOfStudents = false
  let lacking = 0
  return {
    sources,
    proposals,
    choices,
    /** Returns the mark of a source, such as " [2]", to put after what it supports. */
    cite(source: Source): string {
      const at = sources.findIndex(({ title, url }) => title === source.title && url === source.url)
      const number = at < 0 ? sources.push(source) : at + 1
      return ` [${number}]`
    },
    /** Records that the answer is about an advisor's students, and must not be kept. */
    useStudents(): void {
      isOfStudents = true
    },
    isOfStudents: () => isOfStudents,
    /** Records that something asked for is not published. */
    lack(): void {
      lacking += 1
    },
    /** How much of what was asked for is not published. */
    lacking: () => lacking,
    /** Offers the next thing to do, unless something is offered already. */
    offer(next: Action): void {
      action ??= next
    },
    action: () => action,
    /** Records what was looked at, in words for the student such as "your profile". */
    use(what: string): void {
      used.add(what)
    },
    propose(proposal: Proposal): void {
      if (proposals.length < 3) proposals.push(proposal)
    },
    /** Returns, for example, "your profile and the catalog"; `null` if nothing was looked at. */
    inWords(): string | null {
      const all = [...used]
      if (all.length === 0) return null
      return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
    },
    looked: () => [...used],
  }
}

/** Sources by kind: pages with the student's own entries, the catalog, and the rules. */
export const ownSource = (title: string, url: string): Source => ({ title, url, kind: 'yours' })
export const catalogSource = (title: string, url: string): Source => ({ title, url, kind: 'catalog' })
/** The source of a published figure, with the years that it is of: “College Scorecard, 2022–23”. */
export const figureSource = (source: string, years: string, url: string): Source =>
  catalogSource([source, yearsInWords(years)].filter(Boolean).join(', '), url)
export const ruleSource = (title: string, url: string): Source => ({ title, url, kind: 'rules' })

/** Cites the part of the profile where an entry is missing that an answer would need. */
export function citeProfile(notes: Notes): string {
  notes.use('your profile')
  return notes.cite(ownSource('Your profile: grades and scores', '/profile/edit/1'))
}
