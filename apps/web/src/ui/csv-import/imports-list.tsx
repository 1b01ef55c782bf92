import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'

type Done = { id: string; at: string; undoneAt: string | null; canBeUndone?: boolean }
type Props<Import extends Done> = {
  title: string
  imports: readonly Import[]
  /** Says what an import did. @param when In words. */
  describe: (done: Import, when: string) => ReactNode
  isPending: boolean
  onUndo: (done: Import, close: () => void) => void
  /** What undoing does, to be read before. */
  children: ReactNode
}

/** The imported files, those that can be undone each with a button for it. */
export function ImportsList<Import extends Done>({ title, imports, describe, ...props }: Props<Import>) {
  const { isPending, onUndo, children } = props
  const { timeZone } = useMe()
  const [doomed, setDoomed] = useState<Import | null>(null)
  const close = () => setDoomed(null)
  if (imports.length === 0) return null
  return (
    <Card component="section" aria-labelledby="imports">
      <Stack gap="sm">
        <Title order={2} size="h3" id="imports">
          {title}
        </Title>
        {imports.map((each) => {
          const { id, at, undoneAt, canBeUndone = !undoneAt } = each
          const when = momentIn(timeZone, at)
          return (
            <Group key={id} justify="space-between" gap="sm">
              {describe(each, when)}
              {undoneAt && <Text c="dimmed">Undone {momentIn(timeZone, undoneAt)}</Text>}
              {canBeUndone && (
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={`Undo the import of ${when}`}
                  onClick={() => setDoomed(each)}
                >
                  Undo
                </Button>
              )}
            </Group>
          )
        })}
      </Stack>
      {doomed && (
        <ConfirmDialog
          title="Undo this import?"
          action="Undo Import"
          isPending={isPending}
          onCancel={close}
          onConfirm={() => onUndo(doomed, close)}
        >
          {children}
        </ConfirmDialog>
      )}
    </Card>
  )
}
