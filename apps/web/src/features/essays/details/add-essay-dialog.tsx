import { Button, Group, Modal, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { useDraft } from '../../../platform/drafts.ts'
import type { EssaysSearch } from '../list/essays-search.ts'
import { DetailsFields, type School } from './details-fields.tsx'
import { checked, type DetailErrors, type Details, noDetails } from './essay-details.ts'
import { useAddEssay } from './use-add-essay.ts'

type Props = {
  /** The section that it is added from: a school of the list, or none. */
  section: string
  schools: readonly School[]
  search: EssaysSearch
  onClose: () => void
}

/** Adds an essay and opens it in the editor. What is typed stays when the dialog is closed by accident. */
export function AddEssayDialog({ section, schools, search, onClose }: Props) {
  const narrow = useMediaQuery('(max-width: 767px)')
  const [entryId, setEntryId] = useState(schools.some(({ id }) => id === section) ? section : '')
  const draft = useDraft<Details>('essays.new', noDetails)
  const details = { ...draft.value, entryId }
  const [errors, setErrors] = useState<DetailErrors>({})
  const addEssay = useAddEssay()
  const navigate = useNavigate()

  const change = ({ entryId: school, ...changes }: Partial<Details>) => {
    if (school !== undefined) setEntryId(school)
    draft.change((before) => ({ ...before, ...changes }))
    setErrors({})
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const result = checked(details)
    if ('errors' in result) return setErrors(result.errors)
    addEssay.mutate(result.essay, {
      onSuccess: ({ id }) => {
        draft.discard()
        void navigate({ to: '/essays/$essayId', params: { essayId: id }, search, replace: true })
      },
    })
  }

  return (
    <Modal opened onClose={onClose} title="Add Essay" size={560} fullScreen={narrow ?? false}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <DetailsFields details={details} errors={errors} schools={schools} onChange={change} />
          <Group justify="flex-end">
            <Button
              variant="default"
              onClick={() => {
                draft.discard()
                onClose()
              }}
            >
              Cancel
            </Button>
            <Button type="submit" loading={addEssay.isPending}>
              Add Essay
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
