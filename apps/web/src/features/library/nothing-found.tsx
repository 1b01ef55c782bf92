import { Card, Stack, Text, Title } from '@mantine/core'
import classes from './nothing-found.module.css'

type Props = { isShown: boolean; title: string; children: string }

/**
 * Stands in for a list without results. It is rendered also while there are some, because a live region has to
 * exist, empty, before its text appears.
 */
export function NothingFound({ isShown, title, children }: Props) {
  return (
    <div aria-live="polite" className={classes.region}>
      {isShown && (
        <Card>
          <Stack gap={6} align="center" py="lg" ta="center">
            <Title order={2}>{title}</Title>
            <Text c="dimmed">{children}</Text>
          </Stack>
        </Card>
      )}
    </div>
  )
}
