import { applicationCountdown } from '@bearings/domain/tasks/templates/options'
import { dueInWords } from '@bearings/domain/tasks/templates/rules'
import type { Template } from '@bearings/domain/tasks/templates/schema'
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPlus, IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { query } from '#platform/queries/api.ts'
import { Icon } from '#ui/icon.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { fieldsOf } from './template-form.ts'
import { useDeleteTemplate, useSaveTemplate } from './use-templates.ts'
import classes from './templates.module.css'

type Props = {
  onNew: () => void
  onEdit: (template: Template) => void
  onAssign: (template: Template) => void
}

/** The list of templates; if there is none, a template to begin with. */
export function TemplatesList({ onNew, onEdit, onAssign }: Props) {
  const { data: templates, error, refetch } = useQuery(query('GET /tasks/templates'))
  const remove = useDeleteTemplate()

  if (!templates && error)
    return <LoadError title="Error loading templates" error={error} onRetry={refetch} isPlain />
  if (!templates)
    return (
      <Stack aria-busy>
        <Skeleton height={96} />
        <Skeleton height={96} />
      </Stack>
    )
  if (templates.length === 0) return <NoTemplates onNew={onNew} />

  return (
    <Stack gap="md">
      <ul className="stack gap-4">
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            onAssign={() => onAssign(template)}
            onEdit={() => onEdit(template)}
            onDelete={() => remove.mutate(template)}
          />
        ))}
      </ul>
      <Group justify="flex-end">
        <Button variant="default" leftSection={<Icon of={IconPlus} />} onClick={onNew}>
          New Template
        </Button>
      </Group>
    </Stack>
  )
}

type CardProps = { template: Template; onAssign: () => void; onEdit: () => void; onDelete: () => void }

function TemplateCard({ template: { name, items }, onAssign, onEdit, onDelete }: CardProps) {
  const id = useId()
  return (
    <li className={classes.template}>
      <Title order={3} id={id} className="wrap-anywhere below-2">
        {name}
      </Title>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={`ruled wrap-anywhere flex spread items-baseline ${classes.item}`}>
            <span>{item.title}</span>
            <span className="faint rigid fits">{dueInWords(item)}</span>
          </li>
        ))}
      </ul>
      <Group gap="xs" mt="xs">
        <Button size="sm" variant="light" color="sea" aria-describedby={id} onClick={onAssign}>
          Assign
        </Button>
        <Button size="sm" variant="default" aria-describedby={id} onClick={onEdit}>
          Edit
        </Button>
        <Button size="sm" variant="subtle" color="coral" aria-describedby={id} onClick={onDelete}>
          Delete
        </Button>
      </Group>
    </li>
  )
}

/** The empty state: what templates are for, and the first step. */
function NoTemplates({ onNew }: Pick<Props, 'onNew'>) {
  const save = useSaveTemplate()
  return (
    <div className="stack gap-3 centered items-middle pad-y-6">
      <IconTemplate size={32} stroke={1.5} className="sea" aria-hidden />
      <Text c="dimmed" maw={460}>
        A template holds tasks that belong together. Their due dates count from the day you assign them, or
        back from each student’s next deadline.
      </Text>
      <Group justify="center" gap="xs" mt="xs">
        <Button
          loading={save.isPending}
          onClick={() => save.mutate({ id: null, fields: fieldsOf(applicationCountdown) })}
        >
          Start with “{applicationCountdown.name}”
        </Button>
        <Button variant="default" onClick={onNew}>
          New Template
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        It has {applicationCountdown.items.length} tasks, 21, 14, 7 and 2 days before the deadline. Change
        them as you like.
      </Text>
    </div>
  )
}
