import type { Template } from '@bearings/domain/tasks/templates/schema'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { AssignTemplate } from './assign-template.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { TemplatesList } from './templates-list.tsx'

type View =
  | { name: 'list' }
  | { name: 'edit'; template: Template | null }
  | { name: 'assign'; template: Template }

/** An advisor's templates: kept, changed and given to students. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const narrow = useMediaQuery('(max-width: 767px)')
  const [view, setView] = useState<View>({ name: 'list' })
  const back = () => setView({ name: 'list' })

  return (
    <Modal opened onClose={onClose} title={titleOf(view)} size={760} fullScreen={narrow ?? false}>
      {view.name === 'list' && (
        <TemplatesList
          onNew={() => setView({ name: 'edit', template: null })}
          onEdit={(template) => setView({ name: 'edit', template })}
          onAssign={(template) => setView({ name: 'assign', template })}
        />
      )}
      {view.name === 'edit' && <TemplateEditor template={view.template} onDone={back} />}
      {view.name === 'assign' && (
        <AssignTemplate template={view.template} onBack={back} onAssigned={onClose} />
      )}
    </Modal>
  )
}

function titleOf(view: View): string {
  if (view.name === 'assign') return `Assign “${view.template.name}”`
  if (view.name === 'edit') return view.template ? 'Edit Template' : 'New Template'
  return 'Task Templates'
}
