import { useRouterState } from '@tanstack/react-router'
import classes from './loading-line.module.css'

/** A thin line along the top while the next page loads, or what else is said to load. */
export function LoadingLine({ isLoading = false }: { isLoading?: boolean }) {
  const loading = useRouterState({ select: (state) => state.isLoading }) || isLoading
  return <div className={loading ? `${classes.line} ${classes.loading}` : classes.line} aria-hidden />
}
