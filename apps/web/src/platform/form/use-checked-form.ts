import { Failure } from '@bearings/domain/failure'
import { type FormErrors, type GetInputPropsReturnType, useForm, type UseFormInput } from '@mantine/form'

type FieldProps = GetInputPropsReturnType & Required<Pick<GetInputPropsReturnType, 'value'>>

/**
 * `useForm` as every form of the app has it: the rules are the domain's, a refused form leads to its first wrong field,
 * and what the server refuses is said at its field. Name the rules in the order of the fields.
 */
export function useCheckedForm<Values extends object, Sent = Values>(options: UseFormInput<Values, Sent>) {
  const form = useForm<Values, Sent>(options)

  return {
    ...form,
    getInputProps: (...field: Parameters<typeof form.getInputProps>) =>
      // The value of a field is never missing: the type allows for check boxes, too.
      form.getInputProps(...field) as FieldProps,
    /** @param onRefused Brings the fields onto the page, where they may be on another tab. */
    onSubmit: (send: (values: Sent) => void, onRefused?: () => void) =>
      form.onSubmit(send, (errors, _, event) => {
        onRefused?.()
        focusFirst(errors, event?.currentTarget ?? document)
      }),
    /** Shows what the server refuses at its fields. */
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
