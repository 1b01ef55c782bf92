import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PublishedParts } from './published-parts.tsx'
import { StoryForm } from './story-form.tsx'
import { StoryPreview } from './story-preview.tsx'
import { stateWords } from './words.ts'

/** A student's own story of their application, to write, preview, offer and withdraw. */
export function YoursPage() {
  const { data } = useSuspenseQuery(query('GET /library/story'))
  const { state, draft, preview, offered, isOffered, reason } = data
  const withdraw = useMutation({
    ...mutation('POST /library/story/withdraw', 'Your story could not be withdrawn'),
    onSuccess: () => notify({ title: 'Your story is withdrawn' }),
  })

  return (
    <Stack gap="lg" maw="var(--width-page)">
      <PageHeader
        title="Your story"
        about="You have been through admissions yourself. If you like, share what you learned with future applicants."
        back={<BackLink to="/resources/admitted-profiles">Back to Profiles</BackLink>}
      />
      <Card component="section" aria-label="Status">
        <Group justify="space-between" gap="md">
          <Text flex="1 1 20rem">{stateWords[state]}</Text>
          {offered && (
            <Group gap="xs">
              {state === 'published' && (
                <LinkButton
                  to="/resources/admitted-profiles/$profileId"
                  params={{ profileId: offered.id }}
                  variant="default"
                >
                  Read it
                </LinkButton>
              )}
              <Button
                variant="light"
                color="coral"
                loading={withdraw.isPending}
                onClick={() => withdraw.mutate({})}
              >
                Withdraw
              </Button>
            </Group>
          )}
        </Group>
        {reason && <Text mt="sm">The admin wrote: {reason}</Text>}
      </Card>
      <PublishedParts />
      <StoryForm draft={draft} />
      {preview && (
        <StoryPreview profile={preview} isOffered={isOffered} isPublished={state === 'published'} />
      )}
    </Stack>
  )
}
