import { Card, Stack, Text, Title } from '@mantine/core'

/** Stands in for a list without results. */
export function NothingFound({ title, children }: { title: string; children: string }) {
  return (
    <Card aria-live="polite">
      <Stack gap={6} align="center" py="lg" ta="center">
        <Title order={2}>{title}</Title>
        <Text c="dimmed">{children}</Text>
      </Stack>
    </Card>
  )
}
