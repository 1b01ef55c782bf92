import { typedBounds } from '@bearings/domain/advising/invites/options'
import { codeInGroups, parseInviteCode } from '@bearings/domain/advising/invites/rules'
import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import classes from './code-form.module.css'

/** A form that leads a student with an invite code to the invite. */
export function CodeForm() {
  const navigate = useNavigate()
  const form = useCheckedForm({
    initialValues: { code: '' },
    validate: {
      code: (code) =>
        parseInviteCode(code) === null ? 'A code has 12 letters and digits, such as 7K3M-Q9XW-2RTD.' : null,
    },
  })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ code }) => {
        void navigate({ to: '/join/$code', params: { code: codeInGroups(parseInviteCode(code)!) } })
      })}
    >
      <TextInput
        label="Have an invite code?"
        description="From an advisor, with or without dashes."
        maxLength={typedBounds.max}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        classNames={{ root: classes.root! }}
        // The button stands beside the input itself, so that an error message below does not push them apart.
        inputContainer={(field) => (
          <div className={`row gap-3 ${classes.row}`}>
            <div className={`grow ${classes.field}`}>{field}</div>
            <Button type="submit" variant="default">
              Continue
            </Button>
          </div>
        )}
        {...form.getInputProps('code')}
      />
    </form>
  )
}
