import type { Thread } from '@bearings/domain/messages/schema'
import { Text } from '@mantine/core'
import { dayIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { firstNameOf } from './words.ts'
import classes from './messages.module.css'

/** Stands in for the field of a thread whose two people are no longer connected. */
export function Closed({ thread: { person, shownUntil } }: { thread: Thread }) {
  const { timeZone } = useMe()
  return (
    <Text className={classes.closed!} size="sm" c="dimmed">
      You and {firstNameOf(person)} are no longer connected, so nothing can be sent.
      {shownUntil && ` This stays here until ${dayIn(timeZone, shownUntil)}, and in the file of your data.`}
    </Text>
  )
}
