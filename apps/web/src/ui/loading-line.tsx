import { useRouterState } from '@tanstack/react-router'
import classes from './loading-line.module.css'

/** A hairline along the top while the next page is on its way. */
export function LoadingLine() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  return <div className={loading ? `${classes.line} ${classes.loading}` : classes.line} aria-hidden />
}
