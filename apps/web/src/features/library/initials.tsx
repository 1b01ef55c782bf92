import { Avatar } from '@mantine/core'
import { initialsOf } from '#platform/initials.ts'

/** The letters that stand for somebody, whose name stands beside them. */
export function Initials({ of, size = 32 }: { of: string; size?: number }) {
  return (
    <Avatar size={size} color="sea" variant="light" aria-hidden>
      {initialsOf(of)}
    </Avatar>
  )
}
