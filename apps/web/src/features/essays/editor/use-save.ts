import { Failure } from '@bearings/domain/failure'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { explain } from '#product/explain.ts'
import type { EssayAutosave } from './use-essay-autosave.ts'

/** Saves on request and reports the result, except for a conflict, which shows both texts. */
export function useSave(autosave: EssayAutosave) {
  const [saving, setSaving] = useState(false)

  async function save(): Promise<'saved' | 'saved-elsewhere' | 'failed'> {
    setSaving(true)
    await autosave.save('ask')
    setSaving(false)
    const { other, failure } = autosave.state()
    if (other) return 'saved-elsewhere'
    if (failure) notify({ title: `Failed to update essay: ${reason(failure)}`, color: 'coral' })
    else notify({ title: 'Essay updated successfully!' })
    return failure ? 'failed' : 'saved'
  }

  return { saving, save }
}

function reason(error: Error): string {
  const isGone = error instanceof Failure && error.code === 'NOT_FOUND'
  return isGone ? 'It has been deleted. Restore it from the trash, then save again.' : explain(error)
}
