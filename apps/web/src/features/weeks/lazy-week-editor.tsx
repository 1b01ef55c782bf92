import { Skeleton } from '@mantine/core'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { WeekEditor } from './week-editor.tsx'

/** A home is mostly looked at: what it takes to write comes once it is there. */
export const loadWeekEditor = () => import('./week-editor.tsx')
const Loaded = lazy(async () => ({ default: (await loadWeekEditor()).WeekEditor }))

export function LazyWeekEditor(props: ComponentProps<typeof WeekEditor>) {
  return (
    <Suspense fallback={<Skeleton height={220} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
