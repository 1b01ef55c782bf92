import { useRouterState } from '@tanstack/react-router'
import classes from './loading-line.module.css'

/** A thin line along the top while the next page loads. */
export function LoadingLine() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  return <div className={loading ? `${classes.line} ${classes.loading}` : classes.line} aria-hidden />
}
