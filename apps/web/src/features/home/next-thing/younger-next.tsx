import type { Grade } from '@bearings/domain/class-year'
import { NextThing } from './next-thing.tsx'
import { useYoungerThings } from './use-things.ts'

/** What a student who applies in a later year takes up next. */
export function YoungerNext({ grade }: { grade: Grade }) {
  const { things, isFailed } = useYoungerThings(grade)
  return isFailed ? null : <NextThing things={things} />
}
