import type { LabelOverride } from '@bearings/domain/list/labels/schema'
import type { ListEntry } from '@bearings/domain/list/schema'
import { affordableOnList, labelOnList } from '@bearings/domain/matching/placed-list'
import { Text } from '@mantine/core'
import { LabelChip } from '#colleges/matching/label-chip.tsx'
import { useApplicant } from '#colleges/matching/use-applicant.ts'
import { useMeans } from '#colleges/matching/use-means.ts'

type Props = { entry: ListEntry; override: LabelOverride; studentId: string }

/**
 * The label that an advisor has set for a school, shown as the student sees it: a likely school that the
 * family can afford is a safety, as far as the student shares the data for that.
 */
export function AdvisedLabel({ entry, override, studentId }: Props) {
  const means = useMeans(useApplicant(studentId), studentId)
  return (
    <>
      <LabelChip label={labelOnList({ override }, null, affordableOnList(entry, means))!} />
      <Text span size="sm" c="dimmed" display="block">
        set by {override.by}
      </Text>
    </>
  )
}
