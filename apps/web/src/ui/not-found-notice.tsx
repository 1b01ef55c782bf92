import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Why that may be. */
  children: string
  /** The way on. */
  link: ReactNode
}

/** In the place of a page whose address leads to nothing of this person's. */
export function NotFoundNotice({ title, children, link }: Props) {
  return (
    <Stack align="flex-start" gap="sm">
      <Title order={1}>{title}</Title>
      <Text c="dimmed">{children}</Text>
      {link}
    </Stack>
  )
}
