import { columnsOf, type RosterTable } from '@bearings/domain/advising/views/options'
import type { RosterView } from '@bearings/domain/advising/views/schema'
import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import type { RosterSearch } from '../students/roster-search.ts'
import { useChooseUsual, useColumns } from './use-columns.ts'
import { useViews } from './use-views.ts'
import { columnNames } from './words.ts'

type Columns = RosterView['columns']
type Props = { search: RosterSearch; onShow: (search: RosterSearch) => void }

/** Chooses the columns of the table and their order: those of the open view, or those that are seen without one. */
export function ColumnsMenu({ search, onShow }: Props) {
  const table: RosterTable = search.by ?? 'student'
  const columns: Columns = [...useColumns(table, search)]
  const left = columnsOf[table].filter((column) => !columns.includes(column))
  const { opened } = useViews(search)
  const usual = useChooseUsual()
  const choose = (chosen: Columns) => {
    if (opened) return onShow({ ...search, columns: chosen })
    usual.mutate({ by: table, columns: chosen })
    if (search.columns) onShow({ ...search, columns: undefined })
  }

  return (
    <Popover position="bottom-end" trapFocus shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<Icon of={IconColumns3} />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={4}>
          {[...columns, ...left].map((column) => {
            const name = columnNames[table][column]!
            const at = columns.indexOf(column)
            return (
              <Group key={column} justify="space-between" wrap="nowrap" gap="lg">
                <Checkbox
                  label={name}
                  checked={at >= 0}
                  disabled={at >= 0 && columns.length === 1}
                  onChange={() => choose(at >= 0 ? columns.toSpliced(at, 1) : [...columns, column])}
                />
                <Group gap={0} wrap="nowrap">
                  <Move
                    name={`Move ${name} forward`}
                    icon={IconArrowUp}
                    isPossible={at > 0}
                    onMove={() => choose(moved(columns, at, at - 1))}
                  />
                  <Move
                    name={`Move ${name} back`}
                    icon={IconArrowDown}
                    isPossible={at >= 0 && at < columns.length - 1}
                    onMove={() => choose(moved(columns, at, at + 1))}
                  />
                </Group>
              </Group>
            )
          })}
          <Button variant="subtle" color="sea" size="compact-sm" mt={4} onClick={() => choose([])}>
            Usual columns
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

type MoveProps = { name: string; icon: typeof IconArrowUp; isPossible: boolean; onMove: () => void }

/** Stays in place at the ends of the list, so that the focus does, too. */
function Move({ name, icon, isPossible, onMove }: MoveProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={name}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onMove()}
    >
      <Icon of={icon} size={16} />
    </ActionIcon>
  )
}

function moved(columns: Columns, from: number, to: number): Columns {
  return columns.toSpliced(from, 1).toSpliced(to, 0, columns[from]!)
}
