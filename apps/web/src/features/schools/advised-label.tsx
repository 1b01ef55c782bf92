import { affordableOnList, labelOnList } from '@bearings/domain/matching/placed-list'
import type { LabelOverride, ListEntry } from '@bearings/domain/schools/list/schema'
import { Text } from '@mantine/core'
import { LabelChip } from './matching/label-chip.tsx'
import { useApplicant } from './matching/use-applicant.ts'
import { useMeans } from './matching/use-means.ts'

type Props = { entry: ListEntry; override: LabelOverride; studentId: string }

/**
 * What an advisor has said of a school, as the student reads it: a likely one that the family can pay is a safety, as far as
 * the student shares what that is known from.
 */
export function AdvisedLabel({ entry, override, studentId }: Props) {
  const { incomeBracket } = useApplicant(studentId)
  const means = useMeans(incomeBracket, studentId)
  return (
    <>
      <LabelChip label={labelOnList({ override }, null, affordableOnList(entry, means))!} />
      <Text span size="sm" c="dimmed" display="block">
        set by {override.by}
      </Text>
    </>
  )
}
