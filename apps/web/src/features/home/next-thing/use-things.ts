import type { Grade } from '@bearings/domain/class-year'
import { appliesFromAbroad, isInternational } from '@bearings/domain/matching/from-abroad'
import type { ProfileView } from '@bearings/domain/profile/schema'
import { thingsOfSenior, thingsOfYounger } from '@bearings/domain/progress/next-things/next-things'
import type { Thing } from '@bearings/domain/progress/next-things/thing'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAskedOfList } from '#colleges/asked/use-asked-of-list.ts'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { useNow } from '#platform/use-now.ts'
import { useToday } from '#platform/use-today.ts'

type Things = {
  /** The next one first; `null` until everything has arrived that decides the order. */
  things: readonly Thing[] | null
}

const noLetters = { recommenders: [], schools: [] }

/** Returns what a student who applies this year can take up. Without the dates nothing is known. */
export function useSeniorThings({ profile, scores }: ProfileView): Things & { isFailed: boolean } {
  const here = useHere()
  const { data: schools } = useSuspenseQuery(query('GET /schools/list'))
  const { data: essays } = useSuspenseQuery(query('GET /essays'))
  const { data: finances } = useSuspenseQuery(query('GET /money/finances'))
  const dates = useQuery(query('GET /deadlines'))
  const letters = useQuery(query('GET /recommenders'))
  const steps = useQuery(query('GET /money/steps'))
  const asked = useAskedOfList()
  const isWaiting = letters.isPending || steps.isPending || asked.isPending
  const isProfileComplete = scores.complete
  const isFromAbroad = appliesFromAbroad({
    isFromAbroad: isInternational(profile.citizenship),
    country: finances.country,
  })
  const things = useMemo(() => {
    if (!dates.data || isWaiting) return null
    const recommenders = letters.data ?? noLetters
    const aid = isFromAbroad ? null : (steps.data ?? null)
    return thingsOfSenior({
      ...here,
      deadlines: dates.data,
      schools,
      essays,
      recommenders,
      aid,
      asked: asked.data ?? null,
      isProfileComplete,
    })
  }, [
    here,
    dates.data,
    isWaiting,
    letters.data,
    steps.data,
    asked.data,
    schools,
    essays,
    isFromAbroad,
    isProfileComplete,
  ])
  return { things, isFailed: dates.isError && !dates.data }
}

/** The same for a student who applies in a later year. */
export function useYoungerThings(grade: Grade): Things & { isFailed: boolean } {
  const here = useHere()
  const { data: schools } = useSuspenseQuery(query('GET /schools/list'))
  const { data: essays } = useSuspenseQuery(query('GET /essays'))
  const { data: view } = useSuspenseQuery(query('GET /profile'))
  const dates = useQuery(query('GET /deadlines'))
  const timeline = useQuery(query('GET /library/timeline'))
  const { apIbCourses, currentCourses, activities } = view.profile
  const things = useMemo(() => {
    if (!dates.data || timeline.isPending) return null
    const milestones = timeline.data?.milestones ?? []
    const courses = apIbCourses.length + currentCourses.length
    const noted = { courses, activities: activities.length }
    return thingsOfYounger({ ...here, ...noted, grade, deadlines: dates.data, essays, schools, milestones })
  }, [
    here,
    dates.data,
    timeline.isPending,
    timeline.data,
    apIbCourses,
    currentCourses,
    activities,
    grade,
    essays,
    schools,
  ])
  return { things, isFailed: dates.isError && !dates.data }
}

function useHere() {
  const { timeZone } = useMe()
  const now = useNow()
  const today = useToday()
  return useMemo(() => ({ timeZone, now, today }), [timeZone, now, today])
}
