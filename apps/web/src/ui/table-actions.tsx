import { Box, Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus, IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ExportButton } from './export-button.tsx'
import { Icon } from './icon.tsx'

type Props = {
  /** The endpoint of the export, relative to `/api/v1`, and the name of its file. */
  exported: { path: string; fileName: string }
  /** The label of the button that adds a row: "Add School". */
  add: string
  addDialog: (close: () => void) => ReactNode
  importDialog: (close: () => void) => ReactNode
}

/** The buttons of a table that admins maintain, by hand and by CSV. */
export function TableActions({ exported, add, addDialog, importDialog }: Props) {
  const [isAdding, adding] = useDisclosure()
  const [isImporting, importing] = useDisclosure()
  return (
    <Group gap="xs">
      {/* Files are for a desk, and a phone has no room for them. */}
      <Box visibleFrom="sm">
        <ExportButton {...exported} />
      </Box>
      <Button
        visibleFrom="sm"
        variant="default"
        leftSection={<Icon of={IconUpload} />}
        onClick={importing.open}
      >
        Import CSV
      </Button>
      <Button leftSection={<Icon of={IconPlus} />} onClick={adding.open}>
        {add}
      </Button>
      {isAdding && addDialog(adding.close)}
      {isImporting && importDialog(importing.close)}
    </Group>
  )
}
