import { Button, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { mutation, query } from '#platform/queries/api.ts'
import classes from '../panel.module.css'

/**
 * If a model is configured, asks once whether the student agrees to its use, and afterward says that it is
 * used.
 */
export function ModelNotice() {
  const { data: settings } = useQuery(query('GET /navigator/settings'))
  const agree = useMutation(mutation('PUT /navigator/agreement', 'Not saved'))
  if (!settings?.switchedOn || !(settings.model ?? settings.embedding)) return null
  const { model, embedding } = settings
  if (settings.agreed)
    return (
      <p className={`secondary hairline-below on-paper line-18 ${classes.notice}`}>
        {model && `Answers come from ${at(model)}. `}
        {embedding && `Texts are found with ${at(embedding)}. `}
        <button type="button" className="sea strong" onClick={() => agree.mutate({ agreed: false })}>
          Stop using it
        </button>
      </p>
    )
  return (
    <section
      className={`secondary stack gap-2 hairline-below on-paper line-18 ${classes.notice}`}
      aria-label="Language model"
    >
      {model && (
        <p>
          A language model ({at(model)}) can answer more freely. Your questions, the last messages and what is
          looked up for them, such as your grades, list and dates, would be sent there. Otherwise, everything
          stays on this server.
        </p>
      )}
      {embedding && (
        <p>
          A model that finds texts by meaning ({at(embedding)}) can find more in the library. Your questions
          would be sent there, and nothing else.
          {!model && ' Otherwise, everything stays on this server.'}
        </p>
      )}
      <Group gap={8}>
        <Button
          variant="default"
          size="compact-sm"
          loading={agree.isPending}
          onClick={() => agree.mutate({ agreed: true })}
        >
          {model && embedding ? 'Use the models' : 'Use the model'}
        </Button>
      </Group>
    </section>
  )
}

function at({ name, host }: { name: string; host: string }): string {
  return `${name} at ${host}`
}
