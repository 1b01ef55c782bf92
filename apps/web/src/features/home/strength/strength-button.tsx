import type { ProfileView } from '@bearings/domain/profile/schema'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { preload, usePreload } from '#platform/loading/preload.ts'

const StrengthDialog = lazyComponent(() => import('./strength-dialog.tsx'), 'StrengthDialog')

export function StrengthButton({ view }: { view: ProfileView }) {
  const [opened, setOpened] = useState(false)
  usePreload(StrengthDialog.load)
  const intend = () => preload(StrengthDialog.load)

  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)} onMouseEnter={intend} onFocus={intend}>
        Profile strength
      </Button>
      <Suspense>{opened && <StrengthDialog view={view} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
