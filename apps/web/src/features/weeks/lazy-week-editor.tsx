import { Skeleton } from '@mantine/core'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { WeekEditor } from './week-editor.tsx'

/** Loads the editor after the page, because the home page is mostly only viewed. */
export const loadWeekEditor = () => import('./week-editor.tsx')
const Loaded = lazy(async () => ({ default: (await loadWeekEditor()).WeekEditor }))

export function LazyWeekEditor(props: ComponentProps<typeof WeekEditor>) {
  return (
    <Suspense fallback={<Skeleton height={220} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
