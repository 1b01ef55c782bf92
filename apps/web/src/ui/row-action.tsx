import { Button } from '@mantine/core'

type Props = {
  /** What is done: "Archive". */
  action: string
  /** What it is done to, for the accessible name: "Archive Carver University". */
  name: string
  onClick: () => void
}

export function RowAction({ action, name, onClick }: Props) {
  return (
    <Button size="compact-sm" variant="subtle" color="sea" aria-label={`${action} ${name}`} onClick={onClick}>
      {action}
    </Button>
  )
}
