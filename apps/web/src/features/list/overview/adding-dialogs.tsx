import { Suspense } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { useFocusBack } from '#ui/use-focus-back.ts'
import type { ListSearch } from './list-search.ts'

const AddSchoolDialog = lazyComponent(() => import('../add/add-school-dialog.tsx'), 'AddSchoolDialog')
export const loadAdding = AddSchoolDialog.load
const AskedDialog = lazyComponent(() => import('../asked/asked-dialog.tsx'), 'AskedDialog')
export const loadAsked = AskedDialog.load
const PasteListDialog = lazyComponent(() => import('../add/paste-list-dialog.tsx'), 'PasteListDialog')

type Props = {
  add: NonNullable<ListSearch['add']>
  /** Switches to the other dialog, or closes this one. */
  onAdd: (add: ListSearch['add']) => void
}

/** The dialogs that add to the list: one school, a pasted list, or what the colleges on it ask. */
export function AddingDialogs({ add, onAdd }: Props) {
  // The second dialog was opened from the first, which is gone when it closes.
  useFocusBack()
  const onClose = () => onAdd(undefined)
  return (
    <Suspense>
      {add === true ? (
        <AddSchoolDialog onClose={onClose} onList={() => onAdd('list')} />
      ) : add === 'list' ? (
        <PasteListDialog onClose={onClose} />
      ) : (
        <AskedDialog onClose={onClose} />
      )}
    </Suspense>
  )
}
