import { Button } from '@mantine/core'
import { useAddAsked } from './use-add-asked.ts'
import { useAsked } from './use-asked.ts'
import classes from './add-asked-button.module.css'

/** On a row of the list: adds the essays that a school requires and the student does not have. */
export function AddAskedButton({ entryId, name }: { entryId: string; name: string }) {
  const { missing } = useAsked(entryId)
  const addAsked = useAddAsked()
  if (missing.length === 0) return null
  const count = missing.length === 1 ? '1 essay' : `${missing.length} essays`

  return (
    <Button
      variant="subtle"
      color="sea"
      size="compact-xs"
      className={`no-print raised ${classes.add}`}
      aria-label={`Add ${count} that ${name} requires`}
      loading={addAsked.isPending}
      onClick={() => addAsked.mutate({ entryIds: [entryId] })}
    >
      Add {count}
    </Button>
  )
}
