import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { PageAction } from '#ui/page-action.tsx'
import type { ScholarshipDialogProps } from './add-scholarship-dialog.tsx'

/** The dialog for a scholarship that a person adds or changes. */
export const ScholarshipDialog = lazyComponent(
  () => import('./add-scholarship-dialog.tsx'),
  'AddScholarshipDialog',
)

export function AddScholarship({ to }: Pick<ScholarshipDialogProps, 'to'>) {
  usePreload(ScholarshipDialog.load)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PageAction onClick={() => setAdding(true)}>Add Scholarship</PageAction>
      <Suspense>{isAdding && <ScholarshipDialog to={to} onClose={() => setAdding(false)} />}</Suspense>
    </>
  )
}
