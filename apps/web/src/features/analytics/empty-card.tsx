import { Card, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** The empty state of a chart: what it would show, and how to start. */
export function EmptyCard({ title, text, way }: { title: string; text: string; way: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <Stack gap="sm" align="flex-start">
        <Title order={2}>{title}</Title>
        <Text c="dimmed">{text}</Text>
        {way}
      </Stack>
    </Card>
  )
}
