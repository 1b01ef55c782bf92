import type { ProfileView } from '@bearings/domain/profile/schema'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { preload } from '#platform/preload.ts'

const load = () => import('./strength-dialog.tsx')
const StrengthDialog = lazy(async () => ({ default: (await load()).StrengthDialog }))

export function StrengthButton({ view }: { view: ProfileView }) {
  const [opened, setOpened] = useState(false)
  const intend = () => preload(load)

  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)} onMouseEnter={intend} onFocus={intend}>
        Profile strength
      </Button>
      <Suspense>{opened && <StrengthDialog view={view} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
