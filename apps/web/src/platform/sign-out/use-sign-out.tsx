import { useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { signOut } from '../auth.ts'
import { letDraftsGo } from '../draft-storage.ts'
import { forgetKeptHere } from '../kept-here.ts'
import { useMe } from '../me.ts'
import { draftsInWords } from './draft-words.ts'
import { saveDrafts } from './save-drafts.ts'

/**
 * The way out that a person takes here. What they typed is saved first; when something cannot be, they are asked. After
 * that nothing of theirs stays on this device, which others may use too. `dialog` is to be shown beside the button.
 */
export function useSignOut() {
  const { userId } = useMe()
  const [unsaved, setUnsaved] = useState<string[]>([])

  async function leave() {
    letDraftsGo(userId)
    forgetKeptHere(userId)
    await signOut()
  }

  async function saveAndLeave() {
    const left = await saveDrafts(userId)
    if (left.length === 0) await leave()
    else setUnsaved(left)
  }

  return {
    signOut: saveAndLeave,
    dialog: (
      <ConfirmDialog
        opened={unsaved.length > 0}
        title="Sign out with unsaved changes?"
        action="Sign out and discard"
        cancel="Stay"
        onCancel={() => setUnsaved([])}
        onConfirm={() => void leave()}
      >
        {`What you typed in ${draftsInWords(unsaved)} is not saved. It is kept on this device only, and signing out removes it.`}
      </ConfirmDialog>
    ),
  }
}
