import { Button } from '@mantine/core'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Notice } from './notice.tsx'

type Props = { onCompare: () => void; children: ReactNode }

/** The notice that a text was changed in two places, with a button to compare both. */
export function ConflictNotice({ onCompare, children }: Props) {
  return (
    <Notice
      icon={<Icon of={IconArrowsSplit2} />}
      action={
        <Button variant="default" size="compact-sm" onClick={onCompare}>
          Compare
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
