import { Card, Text, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = {
  icon: Icon
  title: string
  /** One or two sentences on what will be listed here. */
  children: ReactNode
  /** The first step. */
  action: ReactNode
}

/** Stands in for an empty list: says what will be listed there, and offers the first step. */
export function EmptyState({ icon: Picture, title, children, action }: Props) {
  return (
    <Card>
      <div className="stack gap-3 centered items-middle pad-y-6">
        <Picture size={32} stroke={1.5} className="sea" aria-hidden />
        <Title order={2}>{title}</Title>
        <Text c="dimmed" maw={460}>
          {children}
        </Text>
        {action}
      </div>
    </Card>
  )
}
