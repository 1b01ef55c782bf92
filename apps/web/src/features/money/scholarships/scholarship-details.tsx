import type { Scholarship } from '@bearings/domain/money/scholarships/schema'
import { monthDay } from '@bearings/domain/words'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { dateInWords } from '#platform/dates.ts'
import { Caution } from './caution.tsx'
import { Requirements } from './requirements.tsx'
import { SavedFields } from './saved-fields.tsx'
import { useScholarships } from './use-scholarships.ts'
import classes from './scholarships.module.css'

type Props = { scholarship: Scholarship; onDelete: (scholarship: Scholarship) => void }

/** What a scholarship requires and why it may fit, where its date comes from, and the student’s progress. */
export function ScholarshipDetails({ scholarship, onDelete }: Props) {
  const { id, name, url, judged, own, saved } = scholarship
  const { unsave } = useScholarships()
  const certainty = certaintyOf(scholarship)
  return (
    <div className={`stack gap-6 ${classes.details}`}>
      <Stack gap={10}>
        {judged.length > 0 && <Requirements name={name} judged={judged} />}
        {sentencesOf(scholarship).map((text) => (
          <Text key={text} size="sm">
            {text}
          </Text>
        ))}
        {certainty && (
          <Text size="sm" c="dimmed">
            {certainty}
          </Text>
        )}
        <Caution {...scholarship} />
        {url && (
          <Anchor href={url} target="_blank" rel="noreferrer" size="sm" fw={600} py={4} w="fit-content">
            Open its page
          </Anchor>
        )}
      </Stack>
      <Stack gap={8}>
        {saved && <SavedFields scholarship={scholarship} saved={saved} />}
        {own ? (
          <Button variant="subtle" color="gray" onClick={() => onDelete(scholarship)}>
            Delete
          </Button>
        ) : (
          saved && (
            <Button variant="subtle" color="gray" onClick={() => unsave.mutate({ id })}>
              Remove from saved
            </Button>
          )
        )}
      </Stack>
    </div>
  )
}

/** What else there is to know, in sentences. Of the aid of a state, where it can be used. */
function sentencesOf({ kind, eligibility, applyWith, deadlineNote, standing, renewal }: Scholarship) {
  const sentences =
    kind === 'state-aid'
      ? [eligibility && `At: ${eligibility}`, applyWith && `Apply with: ${applyWith}`]
      : [eligibility, applyWith]
  const note = standing.on !== null && deadlineNote
  return [...sentences, note, renewal && `To get it again: ${renewal}`]
    .filter((text) => text !== null && text !== false)
    .map((text) => text.replace(/\.?$/, '.'))
}

/** How sure the date is, and where it comes from. Whoever added the scholarship knows. */
function certaintyOf({ standing, verified, readOn, own, fromAdvisor }: Scholarship): string | null {
  if (own || fromAdvisor) return null
  const checked = verified && `Checked ${dateInWords(verified.on)} at ${verified.source}.`
  if (standing.isUsual) {
    const usual = `The usual date is ${monthDay(standing.on!)}, from earlier years. Check this year’s on its page.`
    return checked ? `${checked} ${usual}` : usual
  }
  if (checked) return checked
  if (standing.on === null) return 'No date is known here. Check its page.'
  return readOn
    ? `Date as of ${dateInWords(readOn)}. Check its page before you apply.`
    : 'Not verified. Check its page before you apply.'
}
