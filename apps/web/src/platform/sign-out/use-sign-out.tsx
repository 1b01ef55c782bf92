import { say } from '@bearings/domain/say'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { releaseDevice } from '../device.ts'
import { releaseDrafts } from '../drafts/draft-storage.ts'
import { usePreload } from '../loading/preload.ts'
import { notify } from '../notify.ts'
import { clearPersonalSettings } from '../personal-settings.ts'
import { signOut } from '../session/auth.ts'
import { useMe } from '../session/me.ts'
import { lossInWords } from './draft-words.ts'
import { saveDrafts } from './save-drafts.ts'

const ConfirmDialog = lazyComponent(() => import('#ui/confirm-dialog.tsx'), 'ConfirmDialog')

/** It stays until it is closed: whoever signs out everywhere may fear that somebody else is signed in. */
const sayOnlyHere = () =>
  notify({
    title: say('Signed out in this browser only'),
    message: say(
      'The server did not confirm that your other sessions ended. To end them, sign in again and sign out.',
    ),
    color: 'coral',
    autoClose: false,
  })

/**
 * Signs the person out at their request. Their drafts are saved first, and if some cannot be, the person is
 * asked. Afterwards none of their data stays on this device, which others may use too. Render `dialog` beside
 * the button.
 */
export function useSignOut() {
  const { userId } = useMe()
  const [unsaved, setUnsaved] = useState<string[]>([])
  // Saving mostly fails without a network, so the dialog has to be loaded before.
  usePreload(ConfirmDialog.load)

  async function leave() {
    releaseDrafts(userId)
    clearPersonalSettings(userId)
    releaseDevice()
    if (!(await signOut())) sayOnlyHere()
  }

  async function saveAndLeave() {
    const left = await saveDrafts(userId)
    if (left.length === 0) await leave()
    else setUnsaved(left)
  }

  return {
    signOut: saveAndLeave,
    dialog: (
      <Suspense>
        {unsaved.length > 0 && (
          <ConfirmDialog
            title="Sign out with unsaved changes?"
            action="Sign out and discard"
            cancel="Stay"
            onCancel={() => setUnsaved([])}
            onConfirm={() => void leave()}
          >
            {`${lossInWords(unsaved)}. It is kept on this device only, and signing out removes it.`}
          </ConfirmDialog>
        )}
      </Suspense>
    ),
  }
}
