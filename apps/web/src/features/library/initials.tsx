import { Avatar } from '@mantine/core'
import { initialsOf } from '#platform/initials.ts'

/** A person's initials, shown beside their name. */
export function Initials({ of, size = 32 }: { of: string; size?: number }) {
  return (
    <Avatar size={size} color="sea" variant="light" aria-hidden>
      {initialsOf(of)}
    </Avatar>
  )
}
