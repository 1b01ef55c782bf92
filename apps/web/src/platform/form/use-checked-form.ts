import { Failure } from '@bearings/domain/failure'
import { type FormErrors, type GetInputPropsReturnType, useForm, type UseFormInput } from '@mantine/form'

type FieldProps = GetInputPropsReturnType & Required<Pick<GetInputPropsReturnType, 'value'>>

/**
 * `useForm` for every form in the app: the domain's rules validate, an invalid form focuses its first invalid
 * field, and the server's errors appear at their fields. List the rules in the order of the fields.
 */
export function useCheckedForm<Values extends object, Sent = Values>(options: UseFormInput<Values, Sent>) {
  const form = useForm<Values, Sent>(options)

  return {
    ...form,
    getInputProps: (...field: Parameters<typeof form.getInputProps>) => {
      // The value of a field is never missing: the type allows for check boxes, too.
      const props = form.getInputProps(...field) as FieldProps
      // Passing by a field is no mistake: that it is empty is said when the form is sent.
      return props.value === '' ? { ...props, onBlur: undefined } : props
    },
    /** @param onRefused Shows the fields if they are on another tab. */
    onSubmit: (send: (values: Sent) => void, onRefused?: () => void) =>
      form.onSubmit(send, (errors, _, event) => {
        onRefused?.()
        focusFirst(errors, event?.currentTarget ?? document)
      }),
    /** Shows the errors of the server at its fields. */
    showRefusal: (error: Error) => {
      const refused = error instanceof Failure ? (error.fields ?? []) : []
      const errors = Object.fromEntries(refused.map(({ path, message }) => [path, message]))
      form.setErrors((before) => ({ ...before, ...errors }))
    },
  }
}

export type CheckedForm<Values extends object, Sent = Values> = ReturnType<
  typeof useCheckedForm<Values, Sent>
>

/** Puts the keyboard into the first field that is refused, once its message can be read out with it. */
function focusFirst(errors: FormErrors, form: ParentNode): void {
  const [first] = Object.keys(errors)
  if (first === undefined) return
  window.setTimeout(() => form.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus())
}
