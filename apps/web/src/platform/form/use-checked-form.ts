import { Failure } from '@bearings/domain/failure'
import { type FormErrors, type GetInputPropsReturnType, useForm, type UseFormInput } from '@mantine/form'
import { notifyFailure } from '../notify.ts'

type FieldProps = GetInputPropsReturnType & Required<Pick<GetInputPropsReturnType, 'value'>>

/**
 * A `useForm` for every form in the app: the domain's rules validate, an invalid form focuses its first
 * invalid field, and the server's errors appear at their fields. List the rules in the order of the fields.
 */
export function useCheckedForm<Values extends object, Sent = Values>(options: UseFormInput<Values, Sent>) {
  const form = useForm<Values, Sent>(options)
  const showRefusal = (error: Error) => {
    const refused = error instanceof Failure ? (error.fields ?? []) : []
    const errors = Object.fromEntries(refused.map(({ path, message }) => [path, message]))
    form.setErrors((before) => ({ ...before, ...errors }))
  }

  return {
    ...form,
    getInputProps: (...field: Parameters<typeof form.getInputProps>) => {
      // A field's value is never missing; the type allows it because of checkboxes.
      const props = form.getInputProps(...field) as FieldProps
      // Tabbing past an empty field is not an error yet. That it is required is said on submit.
      return props.value === '' ? { ...props, onBlur: undefined } : props
    },
    /** @param onRefused Called when the form is invalid, for example to switch to the tab with the fields. */
    onSubmit: (send: (values: Sent) => void, onRefused?: () => void) =>
      form.onSubmit(send, (errors, _, event) => {
        onRefused?.()
        focusFirst(errors, event?.currentTarget ?? document)
      }),
    /** Shows the server's errors at their fields. */
    showRefusal,
    /** Shows them there, and says in a toast with this title what went wrong. */
    refusal: (title: string) => (error: Error) => {
      showRefusal(error)
      notifyFailure(title, error)
    },
  }
}

export type CheckedForm<Values extends object, Sent = Values> = ReturnType<
  typeof useCheckedForm<Values, Sent>
>

/** Focuses the first invalid field, once its message is rendered and can be read out with it. */
function focusFirst(errors: FormErrors, form: ParentNode): void {
  const [first] = Object.keys(errors)
  if (first === undefined) return
  window.setTimeout(() => form.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus())
}
