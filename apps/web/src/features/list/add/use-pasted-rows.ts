import type { FindableCollege } from '@bearings/domain/colleges/find/schema'
import { majorBeside, type PastedMajor, unreadBeside } from '@bearings/domain/list/pasted/major'
import { isLikelyMatch } from '@bearings/domain/list/pasted/match'
import { type PastedSchool, readPasted } from '@bearings/domain/list/pasted/pasted'
import type { NewEntry } from '@bearings/domain/list/schema'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { taughtMajors } from '#colleges/search/finding-query.ts'
import { query } from '#platform/queries/api.ts'
import { usePastedMatches } from './use-pasted-matches.ts'

/** What a line stands for: a college by its federal number, a school added by hand, or `null` to leave it out. */
export type Choice = number | 'by-hand' | null

/** A school of the pasted list as the dialog shows it. */
export type Row = {
  school: PastedSchool
  /** The colleges that the name may mean; `undefined` while they are looked up. */
  found: readonly FindableCollege[] | undefined
  /** `undefined` if the student has to choose, and has not. */
  choice: Choice | undefined
  isListed: boolean
  major: PastedMajor | null
  /** The texts that are not added. */
  unread: string[]
  /** What is added; `null` for nothing, or if another line adds the same college. */
  entry: NewEntry | null
}

/**
 * Reads a pasted list, and looks up what each line means.
 * @param cycle The application year, in which a date without a year lies.
 */
export function usePastedRows(text: string, cycle: string) {
  const schools = useMemo(() => readPasted(text, cycle), [text, cycle])
  const names = useMemo(() => schools.map(({ name }) => name), [schools])
  const { matches, hasFailed } = usePastedMatches(names)
  const [chosen, setChosen] = useState<Record<string, Choice>>({})
  const { data: entries = [] } = useQuery(query('GET /schools/list'))
  const mayHaveMajors = schools.some(({ major, others }) => major !== null || others.length > 0)
  const { data: file } = useQuery({ ...taughtMajors, enabled: mayHaveMajors, throwOnError: false })

  const toRow = (school: PastedSchool, taken: Set<number | null>): Row => {
    const found = matches.get(school.name)
    const choice = chosen[school.name] === undefined ? likeliest(school, found) : chosen[school.name]
    const unitid = typeof choice === 'number' ? choice : null
    const major = majorBeside(school, file?.majors ?? null, unitid)
    const unread = unreadBeside(school, file?.majors ?? null)
    const isListed = entries.some((entry) => unitid !== null && entry.unitid === unitid)
    const isTaken = unitid !== null && taken.has(unitid)
    if (unitid !== null) taken.add(unitid)
    const entry = isTaken ? null : entryOf(school, choice, major)
    return { school, found, choice, isListed, major, unread, entry }
  }
  const toRows = (pasted: readonly PastedSchool[]) => {
    const taken = new Set(entries.map(({ unitid }) => unitid))
    return pasted.map((school) => toRow(school, taken))
  }

  return {
    rows: toRows(schools),
    /** Reads a newer text. Names that it does not share with the other have no matches yet. */
    readRows: (newer: string) => toRows(readPasted(newer, cycle)),
    hasFailed,
    choose: (name: string, choice: Choice) => setChosen((before) => ({ ...before, [name]: choice })),
  }
}

function likeliest({ name, mayBeHeading }: PastedSchool, found: Row['found']): Choice | undefined {
  const [first] = found ?? []
  if (!first) return undefined
  if (mayBeHeading) return null
  const isLikely = isLikelyMatch(name, first)
  if (isLikely === undefined) return undefined
  return isLikely ? first.unitid : null
}

function entryOf(
  { name, plan, status, deadline }: PastedSchool,
  choice: Choice | undefined,
  major: PastedMajor | null,
): NewEntry | null {
  if (choice === undefined || choice === null) return null
  return {
    ...(choice === 'by-hand' ? { own: { name } as NonNullable<NewEntry['own']> } : { unitid: choice }),
    ...(plan && { plan }),
    ...(status && { status }),
    ...(deadline && { deadline }),
    ...(major && { major: major.title }),
  }
}
