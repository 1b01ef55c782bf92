import type { EssaySummary } from '@bearings/domain/essays/schema'
import { type Forecast, forecastOf, type Means } from '@bearings/domain/progress/forecast/forecast'
import { paceOf } from '@bearings/domain/progress/forecast/pace'
import type { Application } from '@bearings/domain/progress/forecast/schedule'
import { workOf } from '@bearings/domain/progress/forecast/work'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { useHours } from './use-hours.ts'

export type Expected = {
  forecast: Forecast
  applications: Application[]
  essays: readonly EssaySummary[]
  means: Means & { pace: ReturnType<typeof paceOf> }
  setHours: (hours: readonly number[]) => void
}

/** Returns when the student's applications will be ready; `null` until that is known, or where none has a date. */
export function useForecast(): Expected | null {
  const today = useToday()
  const { hours, setHours } = useHours()
  const { data: schools } = useQuery(query('GET /schools/list'))
  const { data: essays } = useQuery(query('GET /essays'))
  const { data: writing } = useQuery(query('GET /essays/asked'))
  const { data: asked } = useQuery(query('GET /schools/list/asked'))
  const { data: days } = useQuery(query('GET /essays/pace'))
  const expected = useMemo(() => {
    if (!schools || !essays || !writing || !asked || !days) return null
    const applications = workOf({ schools, essays, writing, asked }, today)
    if (applications.length === 0) return null
    const means = { pace: paceOf(days), hours, today }
    return { applications, essays, means, forecast: forecastOf(applications, means) }
  }, [schools, essays, writing, asked, days, hours, today])
  return expected && { ...expected, setHours }
}
