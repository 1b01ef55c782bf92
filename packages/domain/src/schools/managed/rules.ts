import type { BrokenRule } from '#broken-rule.ts'
import type { FileLine } from '#csv-import.ts'
import { faultInText } from '#field-bounds.ts'
import { plain } from '../search/rules.ts'
import { bounds, type FileColumn, fileColumns, type ManagedField, managedFields } from './options.ts'

/** Returns why a line cannot be taken; `null` if it can. */
export function faultInLine(line: FileLine<FileColumn>): string | null {
  for (const field of managedFields) {
    const fault = faultInText((line[field] ?? '').trim(), bounds[field])
    if (fault && (field === 'name' || line[field])) return `${fileColumns[field]}: ${fault}`
  }
  const { archived = '' } = line
  return ['', 'yes', 'no'].includes(archived.trim().toLowerCase()) ? null : 'archived: Write yes or no.'
}

type Words = Record<ManagedField, string | null>

/** Returns the fields that an admin changed: those in which what they sent differs from what they read. */
export function ownChanges(read: Words, given: Words): ManagedField[] {
  return managedFields.filter((field) => given[field] !== read[field])
}

/** Refuses a change to a field that another admin has changed in the meantime. */
export function ruleAgainstChanging(now: Words, read: Words, given: Words): BrokenRule | null {
  const isLost = ownChanges(read, given).some(
    (field) => now[field] !== read[field] && now[field] !== given[field],
  )
  return isLost ? 'school-changed-elsewhere' : null
}

/** The normalized name and location, which identify a school however they are written. */
export function sameness({ name, location }: { name: string; location: string | null }): string {
  return `${plain(name)}|${plain(location ?? '')}`
}
