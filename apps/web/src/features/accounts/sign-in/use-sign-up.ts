import { spokenHere } from '@bearings/domain/language/speech'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { familyCodeIn } from '#platform/navigation/family-code.ts'
import { homeOf, pathToReturnTo } from '#platform/navigation/guard.ts'
import { auth } from '#platform/session/auth-client.ts'
import { unwrap, weaknessIn } from './auth-words.ts'

export type NewAccount = {
  role: 'student' | 'advisor' | 'guardian'
  fullName: string
  email: string
  password: string
  /** Used for students only. */
  studentId: string
}

type Options = { onSuccess: () => void; onWeakPassword: (reasons: string) => void }

export function useSignUp({ onSuccess, onWeakPassword }: Options) {
  const { next } = useSearch({ from: '/auth/' })
  return useMutation({
    mutationFn: async ({ role, fullName, email, password, studentId }: NewAccount) => {
      const familyCode = familyCodeIn(next)
      const data = {
        full_name: fullName.trim(),
        ...(familyCode ? { role: 'guardian', family_code: familyCode } : { role }),
        language: spokenHere(),
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(role === 'student' && !familyCode && studentId.trim() && { student_id: studentId.trim() }),
      }
      const { origin } = window.location
      // The mail leads back to the page first requested, such as an advisor's invite.
      const emailRedirectTo = origin + (pathToReturnTo(next, origin) ?? homeOf(role))
      return unwrap(await auth.signUp({ email: email.trim(), password, options: { data, emailRedirectTo } }))
    },
    onSuccess,
    onError: (error) => {
      const reasons = weaknessIn(error)
      if (reasons) onWeakPassword(reasons)
    },
  })
}
