import { Avatar, type AvatarProps } from '@mantine/core'
import { initialsOf } from '#platform/initials.ts'

type Props = Pick<AvatarProps, 'size' | 'variant'> & {
  name: string
  /** The URL of their picture. Initials are shown without one, and while it cannot be loaded. */
  picture: string | null | undefined
}

/** The picture or the initials of a person whose name stands beside it. */
export function PersonAvatar({ name, picture, size = 34, variant = 'filled' }: Props) {
  return (
    <Avatar src={picture ?? null} alt="" size={size} variant={variant} color="sea" aria-hidden>
      {initialsOf(name)}
    </Avatar>
  )
}
