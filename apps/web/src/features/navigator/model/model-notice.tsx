import { Button, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { mutation, query } from '#platform/api.ts'
import classes from '../panel.module.css'

/** Where a language model is configured: asks once whether it may be used, and afterwards says so. */
export function ModelNotice() {
  const { data: settings } = useQuery(query('GET /navigator/settings'))
  const agree = useMutation(mutation('PUT /navigator/agreement'))
  if (!settings?.model || !settings.switchedOn) return null
  const { name, host } = settings.model
  if (settings.agreed)
    return (
      <p className={classes.notice}>
        Answers come from {name} at {host}.{' '}
        <button type="button" className={classes.inline} onClick={() => agree.mutate({ agreed: false })}>
          Stop using it
        </button>
      </p>
    )
  return (
    <section className={classes.notice} aria-label="Language model">
      <p>
        A language model ({name} at {host}) can answer more freely. Your questions, the last messages and what
        is looked up for them, such as your grades, list and dates, would be sent there. Without it everything
        stays on this server.
      </p>
      <Group gap={8}>
        <Button
          variant="default"
          size="compact-sm"
          loading={agree.isPending}
          onClick={() => agree.mutate({ agreed: true })}
        >
          Use the model
        </Button>
      </Group>
    </section>
  )
}
