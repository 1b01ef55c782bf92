import { sections, shownNames } from '@bearings/domain/profile/public/options'
import type {
  PublicProfileChanges,
  PublicProfileSettings,
  ShownName,
} from '@bearings/domain/profile/public/schema'
import { Checkbox, NativeSelect, Text } from '@mantine/core'
import { sectionWords, shownNameWords } from './words.ts'
import classes from './public-page.module.css'

type Props = { settings: PublicProfileSettings; onChange: (changes: PublicProfileChanges) => void }

/** The choice of the name and sections that are shown. Each choice is saved at once. */
export function ChosenParts({ settings: { shownName, sections: picked }, onChange }: Props) {
  return (
    <>
      <NativeSelect
        label="Name shown"
        maw="16rem"
        data={shownNames.map((value) => ({ value, label: shownNameWords[value] }))}
        value={shownName}
        onChange={({ currentTarget }) => onChange({ shownName: currentTarget.value as ShownName })}
      />
      <fieldset className="shrinks">
        <Text component="legend" fw={600}>
          What it shows
        </Text>
        <Text size="sm" c="dimmed">
          Your gender, citizenship, race, income, email and student ID are never shown.
        </Text>
        <div className={`stack gap-3 above-2 ${classes.chosen}`}>
          {sections.map((section) => (
            <Checkbox
              key={section}
              label={sectionWords[section]}
              checked={picked.includes(section)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({
                  sections: sections.filter((one) => (one === section ? checked : picked.includes(one))),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
