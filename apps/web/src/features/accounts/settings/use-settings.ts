import { bounds } from '@bearings/domain/accounts/options'
import type { Me, MeChanges } from '@bearings/domain/accounts/schema'
import { faultInStudentId } from '@bearings/domain/accounts/student-id/rules'
import { faultInEmail, faultInText } from '@bearings/domain/field-bounds'
import { say } from '@bearings/domain/say'
import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { useFollow } from '#platform/form/use-follow.ts'
import { notify } from '#platform/notify.ts'
import { query } from '#platform/queries/api.ts'
import { auth } from '#platform/session/auth-client.ts'
import { useChooseClass } from '#platform/session/use-choose-class.ts'
import { messageOf, unwrap } from '../sign-in/auth-words.ts'
import { useStudentIdFormat } from '../use-student-id-format.ts'
import { joinName, splitName } from './names.ts'
import { useChangeMe } from './use-change-me.ts'
import { useProof } from './use-proof.tsx'

export type ProfileFields = {
  first: string
  last: string
  email: string
  /** Empty if there is none. */
  studentId: string
  /** The year as a select value; empty if there is none. */
  graduationYear: string
  timeZone: string
}

type Sent = { values: ProfileFields; scheme: MantineColorScheme; newEmail: string | null }

/** Holds the changes staged until Save Changes: the profile's fields and the color scheme. */
export function useSettings(me: Me) {
  const queryClient = useQueryClient()
  const changeMe = useChangeMe()
  const chooseClass = useChooseClass(
    'Dates that your schools have published change with it. Your other dates stay as they are.',
  )
  const { format } = useStudentIdFormat()
  const { withProof, dialog } = useProof()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [chosenScheme, setChosenScheme] = useState<MantineColorScheme | null>(null)
  const form = useCheckedForm<ProfileFields>({
    initialValues: fieldsOf(me),
    validate: {
      first: (first) => (first.trim() === '' ? say('Enter your first name.') : null),
      last: (last, { first }) => faultInText(joinName(first, last), bounds.fullName),
      email: (email) => (email === me.email ? null : faultInEmail(email)),
      // An ID entered before the school set a format may stay.
      studentId: (studentId) => {
        const given = studentId.trim()
        if (given === '' || given === me.studentId) return null
        return faultInText(given, bounds.studentId) ?? faultInStudentId(given, format)
      },
    },
  })
  useFollow(fieldsOf(me), form)
  const scheme = chosenScheme ?? colorScheme
  const changes = changesIn(form.values, me)
  const graduationYear = changedClass(form.values, me)
  const newEmail = form.values.email.trim() === me.email ? null : form.values.email.trim()
  /** Whether anything changed besides the class, which is also stored while offline. */
  const isChanged = Object.keys(changes).length > 0 || newEmail !== null || scheme !== colorScheme

  const save = useMutation({
    mutationFn: async (_sent: Sent) => {
      const chosen = scheme === colorScheme ? {} : { colorScheme: scheme }
      const changed = { ...changes, ...chosen }
      if (Object.keys(changed).length > 0) await changeMe.mutateAsync(changed)
      if (newEmail) {
        const emailRedirectTo = `${window.location.origin}/settings`
        await withProof(async () => unwrap(await auth.updateUser({ email: newEmail }, { emailRedirectTo })))
      }
      return queryClient.fetchQuery({ ...query('GET /me'), staleTime: 0 })
    },
    onSuccess: (changed, sent) => {
      // What was typed meanwhile stays. The address stays the old one until the new one is confirmed; the page says so.
      const typed = form.getValues()
      const { graduationYear: _, ...saved } = fieldsOf(changed)
      const asSent = Object.entries(saved).filter(
        ([name]) => typed[name as keyof typeof saved] === sent.values[name as keyof typeof saved],
      )
      form.setValues(Object.fromEntries(asSent))
      setColorScheme(sent.scheme)
      setChosenScheme((chosen) => (chosen === sent.scheme ? null : chosen))
      notify({
        title: say('Settings saved'),
        message: sent.newEmail ? say('Please confirm the new email address with the links we sent.') : '',
      })
    },
    onError: (error) =>
      notify({
        title: say('Not saved'),
        message: messageOf(error, say('Please try again.')),
        color: 'coral',
      }),
  })

  return {
    form,
    scheme,
    setScheme: setChosenScheme,
    unsaved: isChanged || graduationYear !== null,
    saving: save.isPending,
    save: () => {
      if (graduationYear !== null) chooseClass.mutate({ graduationYear })
      if (isChanged) save.mutate({ values: form.getValues(), scheme, newEmail })
    },
    /** A dialog that may ask the person something during saving. */
    dialog,
    discard: () => {
      form.setValues(fieldsOf(me))
      setChosenScheme(null)
    },
  }
}

function fieldsOf(me: Me): ProfileFields {
  const { email, studentId, timeZone, graduationYear } = me
  return {
    ...splitName(me.fullName),
    email,
    studentId: studentId ?? '',
    graduationYear: graduationYear === null ? '' : String(graduationYear),
    timeZone,
  }
}

/** Returns the newly chosen class, or `null` if there is none or it is unchanged. */
function changedClass({ graduationYear }: ProfileFields, me: Me): number | null {
  const chosen = graduationYear === '' ? null : Number(graduationYear)
  return chosen === me.graduationYear ? null : chosen
}

function changesIn({ first, last, studentId, timeZone }: ProfileFields, me: Me): MeChanges {
  const fullName = joinName(first, last)
  const newId = studentId.trim() || null
  return {
    ...(fullName !== joinName(me.fullName, '') && { fullName }),
    ...(timeZone !== me.timeZone && { timeZone }),
    ...(newId !== me.studentId && { studentId: newId }),
  }
}
