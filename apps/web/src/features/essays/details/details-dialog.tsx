import type { EssaySummary } from '@bearings/domain/essays/schema'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { query } from '../../../platform/api.ts'
import { DetailsFields } from './details-fields.tsx'
import { checked, type DetailErrors, detailsOf } from './essay-details.ts'
import { useChangeEssay } from './use-change-essay.ts'

/** Prompt, limit, deadline and school of an essay; its text stays as it is, also what is not saved of it. */
export function DetailsDialog({ essay, onClose }: { essay: EssaySummary; onClose: () => void }) {
  const narrow = useMediaQuery('(max-width: 767px)')
  const [details, setDetails] = useState(() => detailsOf(essay))
  const [errors, setErrors] = useState<DetailErrors>({})
  const { data: listed = ownSchool(essay) } = useQuery(query('GET /schools/list'))
  const changeEssay = useChangeEssay()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const result = checked(details)
    if ('errors' in result) return setErrors(result.errors)
    changeEssay.mutate({ id: essay.id, ...result.essay }, { onSuccess: onClose })
  }

  return (
    <Modal opened onClose={onClose} title="What is asked" size={560} fullScreen={narrow ?? false}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <DetailsFields
            details={details}
            errors={errors}
            schools={listed}
            onChange={(changes) => {
              setDetails((before) => ({ ...before, ...changes }))
              setErrors({})
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={changeEssay.isPending}>
              Apply
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

/** Until the list is there the essay's own school is what can be chosen. */
function ownSchool({ entryId, schoolName }: EssaySummary) {
  return entryId && schoolName ? [{ id: entryId, name: schoolName, deadline: null }] : []
}
