import { faultInHandle } from '@bearings/domain/profile/public/handle'
import { handleLength } from '@bearings/domain/profile/public/options'
import { Anchor, Button, CopyButton, Group, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { useFollow } from '#platform/form/use-follow.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { explain } from '#product/explain.ts'

type Props = { handle: string | null; isPublic: boolean }

/** The field for the public page's URL, with buttons to save, copy and open it. */
export function AddressField({ handle, isPublic }: Props) {
  const save = useMutation(mutation('PATCH /profile/public'))
  const form = useCheckedForm({
    initialValues: { handle: handle ?? '' },
    validate: { handle: (text) => faultInHandle(text.trim().toLowerCase()) },
  })
  useFollow({ handle: handle ?? '' }, form)
  const isSaved = form.values.handle.trim().toLowerCase() === handle
  const address = `${window.location.origin}/p/${handle}`

  function send({ handle: chosen }: { handle: string }) {
    save.mutate(
      { handle: chosen },
      {
        onSuccess: (saved) => {
          form.setValues({ handle: saved.handle ?? '' })
          notify({ title: 'Address saved' })
        },
        onError: (error) => form.setFieldError('handle', explain(error)),
      },
    )
  }

  return (
    <form onSubmit={form.onSubmit(send)} noValidate>
      <Group align="flex-end" gap={8}>
        <TextInput
          flex="1 1 16rem"
          label="Address"
          description={`${window.location.host}/p/ and ${handleLength.min} to ${handleLength.max} letters, digits or hyphens. It need not be your name.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          {...form.getInputProps('handle')}
        />
      </Group>
      <Group mt="xs" gap="sm">
        <Button type="submit" variant="default" loading={save.isPending} disabled={isSaved}>
          Save Address
        </Button>
        {isPublic && handle !== null && (
          <>
            <CopyButton value={address}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? 'Copied' : 'Copy Link'}
                </Button>
              )}
            </CopyButton>
            <Anchor href={`/p/${handle}`} target="_blank" rel="noopener">
              Open page
            </Anchor>
          </>
        )}
      </Group>
    </form>
  )
}
