import type { BrokenRule } from '#broken-rule.ts'
import { limits, type LinkKind, parts, schoolBase } from '../options.ts'
import type { SharingChanges } from './schema.ts'

/** Returns the instant up to which ended links are deleted, with their sharing and private notes. */
export function retentionCutoff(now: Date): Date {
  return new Date(now.getTime() - limits.endedDays * 86_400_000)
}

/** The school ends what it assigned; neither side can do it alone. */
export function ruleAgainstEnding({ kind }: { kind: LinkKind }): BrokenRule | null {
  return kind === 'school' ? 'assigned-by-school' : null
}

/** What a student whose advisor is gone reads of who comes next. */
export function whatNext(link: { kind: LinkKind }): string {
  return ruleAgainstEnding(link) === null
    ? 'You can disconnect and ask someone else.'
    : 'Your school will assign someone else.'
}

export function ruleAgainstSharing({ kind }: { kind: LinkKind }, changes: SharingChanges): BrokenRule | null {
  const hides = parts.filter((part) => changes[part] === false)
  return kind === 'school' && hides.some((part) => schoolBase.includes(part)) ? 'school-record' : null
}
