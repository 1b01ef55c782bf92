import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  text?: ReactNode
  /** A button beside the heading. */
  action?: ReactNode
  children: ReactNode
}

export function Section({ title, text, action, children }: Props) {
  const heading = useId()
  return (
    <Card component="section" aria-labelledby={heading}>
      <Group justify="space-between">
        <Title order={2} id={heading}>
          {title}
        </Title>
        {action}
      </Group>
      {text && (
        <Text c="dimmed" mt={2}>
          {text}
        </Text>
      )}
      <Stack gap="md" mt="md" align="stretch">
        {children}
      </Stack>
    </Card>
  )
}
