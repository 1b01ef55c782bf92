import { Switch } from '@mantine/core'
import { Fragment } from 'react'
import { AskToRead } from '../reads/ask-to-read.tsx'
import { useAdvisorLinks } from './use-advisor-links.ts'
import { useShareEssay } from './use-share-essay.ts'

/** A switch for whether each of the student's advisors may read this essay. Hidden without an advisor. */
export function ShareSwitch({ essayId }: { essayId: string }) {
  const links = useAdvisorLinks(essayId)
  const share = useShareEssay()

  return links.map(({ link, isShared }) => (
    <Fragment key={link.id}>
      <Switch
        label={`Share with ${link.advisor.fullName}`}
        description={isShared ? 'Your advisor can read what you save.' : 'Only you can read it.'}
        checked={isShared}
        onChange={({ currentTarget }) =>
          share.mutate({ essayId, linkId: link.id, shared: currentTarget.checked })
        }
      />
      {isShared && !link.isDisabled && <AskToRead essayId={essayId} link={link} />}
    </Fragment>
  ))
}
