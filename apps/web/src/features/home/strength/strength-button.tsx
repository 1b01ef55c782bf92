import type { ProfileView } from '@bearings/domain/profile/schema'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'

const StrengthDialog = lazyComponent(() => import('./strength-dialog.tsx'), 'StrengthDialog')

export function StrengthButton({ view }: { view: ProfileView }) {
  const [opened, setOpened] = useState(false)
  usePreload(StrengthDialog.load)

  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Profile strength
      </Button>
      <Suspense>{opened && <StrengthDialog view={view} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
