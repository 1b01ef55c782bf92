import { Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import classes from './privacy-note.module.css'

/** A note on who sees the answers to the sensitive questions. */
export function PrivacyNote() {
  return (
    <div className={`stack gap-3 rounded ${classes.note}`}>
      <Icon of={IconLock} />
      <Text size="sm">
        <b>Only you see these answers,</b> unless you share them with your advisor. You can leave any of them
        for later and still use everything else.
      </Text>
    </div>
  )
}
