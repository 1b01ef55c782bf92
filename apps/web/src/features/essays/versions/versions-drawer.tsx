import type { Essay } from '@bearings/domain/essays/schema'
import { Drawer } from '@mantine/core'
import { useState } from 'react'
import { useFocusBack } from '#ui/use-focus-back.ts'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { VersionCompared } from './version-compared.tsx'
import { VersionsList } from './versions-list.tsx'

type Props = {
  essay: Essay
  /** The current text in the editor. */
  present: string
  /** Whether it has unsaved changes. */
  isTyped: boolean
  timeZone: string
  onRestored: (essay: Essay) => void
  onClose: () => void
}

/** The list of versions, narrower than the text of one. Each can be compared with the current text and restored. */
export function VersionsDrawer({ onClose, ...props }: Props) {
  const isPhone = useIsPhone()
  useFocusBack()
  const [shown, setShown] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const back = () => {
    setLeft(shown)
    setShown(null)
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={isPhone ? '100%' : shown === null ? 420 : 560}
      title="Versions"
    >
      {shown === null ? (
        <VersionsList essay={props.essay} timeZone={props.timeZone} left={left} onShow={setShown} />
      ) : (
        <VersionCompared {...props} versionId={shown} onBack={back} />
      )}
    </Drawer>
  )
}
