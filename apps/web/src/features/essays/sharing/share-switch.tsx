import { Switch } from '@mantine/core'
import { useAdvisorLink } from './use-advisor-link.ts'
import { useShareEssay } from './use-share-essay.ts'

/** A switch for whether the student's advisor may read this essay. Hidden without an advisor. */
export function ShareSwitch({ essayId }: { essayId: string }) {
  const { link, isShared } = useAdvisorLink(essayId)
  const share = useShareEssay()
  if (!link) return null

  return (
    <Switch
      label={`Share with ${link.advisor.fullName}`}
      description={isShared ? 'Your advisor can read what you save.' : 'Only you can read it.'}
      checked={isShared}
      onChange={({ currentTarget }) => share.mutate({ essayId, shared: currentTarget.checked })}
    />
  )
}
