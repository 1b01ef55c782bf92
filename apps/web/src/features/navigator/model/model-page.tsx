import { limits } from '@bearings/domain/navigator/options'
import type { NavigatorSettings } from '@bearings/domain/navigator/schema'
import { Card, List, Stack, Switch, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useModelSwitch } from './use-model-switch.ts'

/**
 * The admin's page about the language model: which one the navigator may ask, what is sent to it, and the
 * switch.
 */
export function ModelPage() {
  const { data: settings } = useSuspenseQuery(query('GET /navigator/settings'))
  const { switchedOn, setSwitch } = useModelSwitch(settings)
  return (
    <Stack gap="lg" maw="var(--width-page)">
      <PageHeader
        title="Navigator"
        about="Which language model may answer students, and what is sent to it."
      />
      <Card component="section" aria-labelledby="model">
        <Stack gap="md">
          <div>
            <Title order={2} id="model">
              Language model
            </Title>
            <Text c="dimmed">{stateOf(settings)}</Text>
            {settings.embedding && <Text c="dimmed">{searchOf(settings.embedding, settings)}</Text>}
          </div>
          <Switch
            label="A language model may answer students"
            description={
              <>
                When it is off, the built-in navigator answers every student and finds texts by keyword.
                Changes take effect right away and are recorded in the{' '}
                <LinkAnchor to="/admin/audit-log" inherit underline="always">
                  audit log
                </LinkAnchor>
                .
              </>
            }
            checked={switchedOn}
            onChange={({ currentTarget }) => setSwitch(currentTarget.checked)}
          />
        </Stack>
      </Card>
      <WhatLeaves />
    </Stack>
  )
}

function stateOf({ model, embedding, switchedOn }: NavigatorSettings): string {
  if (!model && embedding)
    return 'None is configured, so the built-in navigator answers. To connect one, set AI_BASE_URL and AI_MODEL on the server.'
  if (!model)
    return 'None is configured, so the built-in navigator answers and nothing leaves this server. To connect one, set AI_BASE_URL and AI_MODEL on the server.'
  const which = `${model.name} at ${model.host}`
  return switchedOn
    ? `${which} answers students who have agreed to it. The built-in navigator answers everyone else.`
    : `${which} is configured but turned off. Nothing is sent to it.`
}

function searchOf(
  { name, host }: NonNullable<NavigatorSettings['embedding']>,
  { switchedOn }: NavigatorSettings,
): string {
  return switchedOn
    ? `${name} at ${host} finds library texts by meaning. It receives these texts and the questions of students who have agreed to it.`
    : `${name} at ${host} could find library texts by meaning but is turned off. Nothing is sent to it.`
}

function WhatLeaves() {
  return (
    <Card component="section" aria-labelledby="leaves">
      <Title order={2} id="leaves">
        What is sent to the language model
      </Title>
      <Text c="dimmed" mb="sm">
        Nothing is sent until a model is configured and turned on and the student has agreed to that model at
        that host. From then on, the model that answers receives, for each question:
      </Text>
      <List spacing={4} listStyleType="disc" ps="lg">
        <List.Item>the question and up to {limits.history} messages before it</List.Item>
        <List.Item>
          what is looked up to answer it: published figures, guides, and from the student’s own entries:
          grades and scores, activities, list with its checklists, dates, tasks, comments on an essay, and
          which letters of recommendation have been sent, by what the writer teaches and not by name
        </List.Item>
        <List.Item>
          but never race, gender, citizenship, first-generation status or income, and never name, email or
          high school, unless the student mentions them in the question
        </List.Item>
      </List>
      <Text c="dimmed" mt="sm">
        The model that finds texts by meaning receives only the question. Under each answer, the student sees
        what was sent and to whom.
      </Text>
    </Card>
  )
}
