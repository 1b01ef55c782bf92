import type { AdvisorLink } from '@bearings/domain/advising/links/schema'
import { type LinkKind, type Sharing, usualSharing } from '@bearings/domain/advising/options'
import { schoolRecordInWords } from '@bearings/domain/advising/part-words'
import { Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { EssayFields } from './essay-fields.tsx'
import { SharingFields } from './sharing-fields.tsx'

export type Consent = { sharing: Sharing; essayIds: string[] }

/** Holds the sharing choices, starting with those of a link that is there already, else with the defaults. */
export function useConsent(link?: Pick<AdvisorLink, 'sharing' | 'sharedEssayIds'>) {
  const { sharing, sharedEssayIds } = link ?? { sharing: usualSharing, sharedEssayIds: [] }
  return useState<Consent>({ sharing, essayIds: sharedEssayIds })
}

type Props = {
  /** The advisor's name. */
  name: string
  consent: Consent
  onChange: (consent: Consent) => void
  /** The kind of the link that this is about: of a school's, a part is not the student's to turn off. */
  kind?: LinkKind
  /** The level of the heading, below that of the page or dialog. */
  order?: 2 | 3
}

/** The choices of what an advisor will see, part by part. */
export function ConsentFields({ name, consent, onChange, kind = 'personal', order = 3 }: Props) {
  const { sharing, essayIds } = consent
  return (
    <>
      <Text>
        {kind === 'school'
          ? `${name} sees your school’s own record: your ${schoolRecordInWords}. Beyond that, only what you turn on here. `
          : `${name} will see only what you turn on here. `}
        You can change this at any time on My Advisor, where you also see who looked at what.
      </Text>
      <SharingFields
        kind={kind}
        sharing={sharing}
        onChange={(part, shown) => onChange({ essayIds, sharing: { ...sharing, [part]: shown } })}
      />
      <Stack gap="sm">
        <Title order={order} size="h4">
          Essays
        </Title>
        <EssayFields
          sharedIds={essayIds}
          onChange={(essayId, shown) =>
            onChange({
              sharing,
              essayIds: shown ? [...essayIds, essayId] : essayIds.filter((one) => one !== essayId),
            })
          }
        />
      </Stack>
    </>
  )
}
