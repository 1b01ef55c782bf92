import { useRouter } from '@tanstack/react-router'
import { useMe } from '../session/me.ts'
import type { allow } from './guard.ts'

/** Returns whether the guard of one of the app's pages lets the person in, so that no link leads to their home instead. */
export function useMayOpen(): (url: string) => boolean {
  const router = useRouter()
  const { role } = useMe()
  return (url) =>
    router.getMatchedRoutes(url.split(/[?#]/, 1)[0]!)[0].every(({ options }) => {
      const { roles } = (options.beforeLoad ?? {}) as Partial<ReturnType<typeof allow>>
      return roles?.includes(role) ?? true
    })
}
