import { Avatar, type AvatarProps } from '@mantine/core'
import { initialsOf } from '#platform/initials.ts'

type Props = Pick<AvatarProps, 'size' | 'variant'> & {
  name: string
  /** The address of their picture; initials stand in its place without one, and while it cannot be shown. */
  picture: string | null | undefined
}

/** Somebody whose name stands beside it: their picture, or their initials. */
export function PersonAvatar({ name, picture, size = 34, variant = 'filled' }: Props) {
  return (
    <Avatar src={picture ?? null} alt="" size={size} variant={variant} color="sea" aria-hidden>
      {initialsOf(name)}
    </Avatar>
  )
}
