import { Skeleton } from '@mantine/core'
import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import type { WeekEditor } from './week-editor.tsx'

// Loaded after the page, because the home page is mostly only viewed.
const Loaded = lazyComponent(() => import('./week-editor.tsx'), 'WeekEditor')
export const loadWeekEditor = Loaded.load

export function LazyWeekEditor(props: ComponentProps<typeof WeekEditor>) {
  return (
    <Suspense fallback={<Skeleton height={220} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
