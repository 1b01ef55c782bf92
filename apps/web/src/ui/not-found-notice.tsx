import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** The possible reasons. */
  children: string
  /** A link to go on with. */
  link: ReactNode
}

/** Replaces a page whose URL leads to nothing that this person may see. */
export function NotFoundNotice({ title, children, link }: Props) {
  return (
    <Stack align="flex-start" gap="sm">
      <Title order={1}>{title}</Title>
      <Text c="dimmed">{children}</Text>
      {link}
    </Stack>
  )
}
