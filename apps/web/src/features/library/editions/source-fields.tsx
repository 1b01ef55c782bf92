import { articleBounds, mostOf } from '@bearings/domain/library/options'
import { ActionIcon, Button, Input, TextInput } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useRowKeys } from './use-row-keys.ts'
import classes from './editions.module.css'

/** The form of a text that has sources. */
type Form = {
  values: { sources: readonly { title: string; url: string }[] }
  errors: FormErrors
  getInputProps: (path: string) => object
  insertListItem: (path: string, item: object) => void
  removeListItem: (path: string, index: number) => void
}

export function SourceFields({ form }: { form: Form }) {
  const { sources } = form.values
  const group = useRef<HTMLFieldSetElement>(null)
  const rows = useRowKeys(sources.length)

  /**
   * Removes a source and focuses the next one, because the pressed button is gone or now belongs to another
   * source.
   */
  function remove(index: number) {
    rows.remove(index)
    form.removeListItem('sources', index)
    window.setTimeout(() => {
      const next = group.current?.querySelector<HTMLElement>(`[data-path="sources.${index}.title"]`)
      const add = group.current?.querySelector<HTMLElement>(':scope > button')
      ;(next ?? add)?.focus()
    })
  }

  return (
    <fieldset ref={group} className={`stack gap-3 items-left shrinks outlined rounded ${classes.sources}`}>
      <legend>Sources</legend>
      <p className="muted">Every figure, date and rule in the text needs one.</p>
      {sources.map((_, index) => (
        <div key={rows.keys[index]} className={`stack wide ${classes.source}`}>
          <TextInput
            label={`Source ${index + 1}`}
            placeholder="Common App, fee waivers"
            maxLength={articleBounds.sourceTitle.max}
            {...form.getInputProps(`sources.${index}.title`)}
          />
          <TextInput
            label={`Address of source ${index + 1}`}
            placeholder="https://"
            maxLength={articleBounds.sourceUrl.max}
            {...form.getInputProps(`sources.${index}.url`)}
          />
          <ActionIcon
            variant="subtle"
            color="coral"
            className={`as-control ${classes.remove}`}
            aria-label={`Remove source ${index + 1}`}
            onClick={() => remove(index)}
          >
            <Icon of={IconTrash} />
          </ActionIcon>
        </div>
      ))}
      {form.errors.sources && <Input.Error>{form.errors.sources}</Input.Error>}
      {sources.length < mostOf.sources && (
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} />}
          onClick={() => form.insertListItem('sources', { title: '', url: '' })}
        >
          Add Source
        </Button>
      )}
    </fieldset>
  )
}
