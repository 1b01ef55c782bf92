import { Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import classes from './privacy-note.module.css'

/** Why the sensitive questions are asked, and who sees the answers. */
export function PrivacyNote() {
  return (
    <div className={classes.note}>
      <IconLock size={18} stroke={1.75} aria-hidden />
      <Text size="sm">
        <b>Only you see these answers.</b> An advisor does when you choose to share them, and a public profile
        never shows them. They help to find aid and programs that are open to you; they do not change how your
        chances are estimated. You can leave any of them for later and still use everything else.
      </Text>
    </div>
  )
}
