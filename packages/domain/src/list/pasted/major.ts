import { fieldCalled } from '#colleges/find/major-search.ts'
import type { TaughtMajor } from '#colleges/find/majors-file.ts'
import type { PastedSchool } from './pasted.ts'

/** A major of a pasted list, and what speaks against it: nobody calls a major so, or the college teaches none. */
export type PastedMajor = { title: string; doubt: 'unknown' | 'not-taught' | null }

type Beside = Pick<PastedSchool, 'major' | 'others'>

/**
 * Returns the major beside a school: the text of its column, by the name that the list of majors has for it, or
 * any other text that is the name of one. `null` if there is none.
 * @param majors `null` while they are not loaded.
 * @param unitid The college that the line stands for; `null` if it is none of the catalog's.
 */
export function majorBeside(
  { major, others }: Beside,
  majors: readonly TaughtMajor[] | null,
  unitid: number | null,
): PastedMajor | null {
  const written = major === null ? null : { title: major, doubt: null }
  if (majors === null) return written
  const [found] = (major === null ? others : [major]).flatMap((text) => fieldCalled(majors, text) ?? [])
  if (!found) return written && { ...written, doubt: 'unknown' }
  const isTaught = unitid === null || found.at.has(unitid)
  return { title: found.title, doubt: isTaught ? null : 'not-taught' }
}

/** Returns the texts beside a school that stand for nothing that can be added. */
export function unreadBeside({ others }: Beside, majors: readonly TaughtMajor[] | null): string[] {
  return majors === null ? [] : others.filter((text) => !fieldCalled(majors, text))
}
