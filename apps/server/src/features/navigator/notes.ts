import type { Proposal, Source } from '@bearings/domain/navigator/schema'

/** What an answer collects while it is made: its sources by number, what it looked at, and what it offers to do. */
export type Notes = ReturnType<typeof createNotes>

export function createNotes() {
  const sources: Source[] = []
  const proposals: Proposal[] = []
  const used = new Set<string>()
  return {
    sources,
    proposals,
    /** The mark of a source, " [2]", to stand behind what it says. */
    cite(source: Source): string {
      const at = sources.findIndex(({ title, url }) => title === source.title && url === source.url)
      const number = at < 0 ? sources.push(source) : at + 1
      return ` [${number}]`
    },
    /** Notes what was looked at, as it is said to the student: "your profile". */
    use(what: string): void {
      used.add(what)
    },
    propose(proposal: Proposal): void {
      if (proposals.length < 3) proposals.push(proposal)
    },
    /** "your profile and the catalog"; `null` for nothing. */
    inWords(): string | null {
      const all = [...used]
      if (all.length === 0) return null
      return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
    },
    looked: () => [...used],
  }
}

/** Marks of sources that are entered pages of the student's own. */
export const yours = (title: string, url: string): Source => ({ title, url, kind: 'yours' })
export const catalogued = (title: string, url: string): Source => ({ title, url, kind: 'catalog' })
export const ruled = (title: string, url: string): Source => ({ title, url, kind: 'rules' })

/** For what cannot be said because an entry is missing: where it would stand. */
export function citeProfile(notes: Notes): string {
  notes.use('your profile')
  return notes.cite(yours('Your profile: grades and scores', '/profile/edit/1'))
}
