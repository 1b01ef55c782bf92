import type { ProfileView } from '@bearings/domain/profile/schema'
import type { Thing } from '@bearings/domain/progress/next-things/thing'
import type { ReactNode } from 'react'
import { StartHere } from '../start-here.tsx'
import { NextThing } from './next-thing.tsx'
import { useSeniorThings } from './use-things.ts'

type Props = {
  view: ProfileView
  schools: number
  essays: number
  /** The questions that are still open. */
  questions: ReactNode
}

/**
 * What a student who applies this year takes up next. Until something can be due, it is the first questions, and then
 * the first three steps.
 */
export function SeniorNext({ view, schools, essays, questions }: Props) {
  const { things, isFailed } = useSeniorThings(view)
  if (things !== null && firstOf.includes(things[0]?.kind))
    return (
      <>
        {questions}
        <StartHere view={view} schools={schools} essays={essays} />
      </>
    )
  return (
    <>
      {!isFailed && <NextThing things={things} />}
      {questions}
    </>
  )
}

const firstOf: readonly (Thing['kind'] | undefined)[] = ['college', 'first-essay', 'profile']
