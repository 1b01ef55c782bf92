import type { Essay } from '@bearings/domain/essays/schema'
import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { VersionCompared } from './version-compared.tsx'
import { VersionsList } from './versions-list.tsx'

type Props = {
  essay: Essay
  /** The text as it stands in the editor. */
  present: string
  /** Whether some of it is not saved. */
  isTyped: boolean
  timeZone: string
  onRestored: (essay: Essay) => void
  onClose: () => void
}

/** What was saved when; each can be compared with the present text and restored. */
export function VersionsDrawer({ onClose, ...props }: Props) {
  const narrow = useMediaQuery('(max-width: 767px)')
  const [shown, setShown] = useState<string | null>(null)

  return (
    <Drawer opened onClose={onClose} position="right" size={narrow ? '100%' : 560} title="Versions">
      {shown === null ? (
        <VersionsList essay={props.essay} timeZone={props.timeZone} onShow={setShown} />
      ) : (
        <VersionCompared {...props} versionId={shown} onBack={() => setShown(null)} />
      )}
    </Drawer>
  )
}
