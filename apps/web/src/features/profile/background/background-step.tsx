import { genders, incomeBrackets, races } from '@bearings/domain/profile/options'
import type { Profile } from '@bearings/domain/profile/schema'
import { Card, Group, NativeSelect, Radio, Stack, Title } from '@mantine/core'
import { useMemo } from 'react'
import { call } from '#platform/queries/api.ts'
import { FieldGrid } from '#ui/field-grid.tsx'
import { StepForm } from '../edit/step-form.tsx'
import { idOf, useStep } from '../edit/use-step.ts'
import { SchoolCard } from '../school-card.tsx'
import { genderWords, incomeWords, optionsOf, raceWords } from '../words.ts'
import {
  backgroundAnswers,
  type BackgroundForm,
  backgroundForm,
  backgroundProblems,
} from './background-form.ts'
import { CitizenshipField } from './citizenship-field.tsx'
import { HomeCard } from './home-card.tsx'
import { PrivacyNote } from './privacy-note.tsx'

export function BackgroundStep({ profile }: { profile: Profile }) {
  const saved = useMemo(() => backgroundForm(profile), [profile])
  const form = useStep({
    step: 'background',
    saved,
    problemsIn: backgroundProblems,
    toAnswers: backgroundAnswers,
    save: (input) => call('PUT /profile/background', input),
  })
  const { value, patch, errorAt } = form

  const choice = (field: 'gender' | 'raceEthnicity' | 'incomeBracket') => ({
    id: idOf(field),
    value: value[field] ?? '',
    error: errorAt(field),
    onChange: (event: { currentTarget: { value: string } }) =>
      // The options are the field's own values, and an empty value means none of them.
      patch({ [field]: event.currentTarget.value || null } as Partial<BackgroundForm>),
  })

  return (
    <StepForm form={form}>
      <Card component="section" aria-labelledby="about-you">
        <Stack gap="lg">
          <Title order={2} id="about-you">
            About you
          </Title>
          <PrivacyNote />
          <FieldGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            <NativeSelect
              {...choice('gender')}
              label="Gender"
              description="For programs and scholarships meant for certain students."
              data={optionsOf(genders, genderWords)}
            />
            <CitizenshipField
              value={value.citizenship}
              error={errorAt('citizenship')}
              onChange={(citizenship) => patch({ citizenship })}
            />
            <NativeSelect
              {...choice('raceEthnicity')}
              label="Race / Ethnicity"
              description="Some scholarships ask for this. An application asks in more detail."
              data={optionsOf(races, raceWords)}
            />
            <NativeSelect
              {...choice('incomeBracket')}
              label="Income bracket"
              description="Colleges publish what families in each bracket paid on average."
              data={optionsOf(incomeBrackets, incomeWords)}
            />
          </FieldGrid>
          <Radio.Group
            label="First-generation college student"
            description="Yes if neither parent has finished a four-year college. Many colleges then waive the application fee."
            value={value.firstGeneration === null ? null : String(value.firstGeneration)}
            onChange={(answer) => patch({ firstGeneration: answer === 'true' })}
            error={errorAt('firstGeneration')}
          >
            <Group gap="xl" mt="xs">
              <Radio id={idOf('firstGeneration')} value="true" label="Yes" py={10} />
              <Radio value="false" label="No" py={10} />
            </Group>
          </Radio.Group>
        </Stack>
      </Card>

      <HomeCard citizenship={value.citizenship} />

      <SchoolCard highSchool={value.highSchool} classRank={value.classRank} patch={patch} errorAt={errorAt} />
    </StepForm>
  )
}
