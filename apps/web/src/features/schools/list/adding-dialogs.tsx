import { lazy, Suspense } from 'react'
import { useFocusBack } from '#ui/use-focus-back.ts'
import type { ListSearch } from './list-search.ts'

export const loadAdding = () => import('../add/add-school-dialog.tsx')
const AddSchoolDialog = lazy(async () => ({ default: (await loadAdding()).AddSchoolDialog }))
const PasteListDialog = lazy(async () => ({
  default: (await import('../add/paste-list-dialog.tsx')).PasteListDialog,
}))

type Props = {
  add: NonNullable<ListSearch['add']>
  /** Switches to the other dialog, or closes this one. */
  onAdd: (add: ListSearch['add']) => void
}

/** The dialogs that add schools to the list: one school, or a pasted list. */
export function AddingDialogs({ add, onAdd }: Props) {
  // The second dialog was opened from the first, which is gone when it closes.
  useFocusBack()
  const onClose = () => onAdd(undefined)
  return (
    <Suspense>
      {add === true ? (
        <AddSchoolDialog onClose={onClose} onList={() => onAdd('list')} />
      ) : (
        <PasteListDialog onClose={onClose} />
      )}
    </Suspense>
  )
}
