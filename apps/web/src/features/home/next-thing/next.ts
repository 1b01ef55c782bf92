import { lazyComponent } from '#platform/loading/lazy-component.tsx'

// Loaded beside what they wait for, so that the rules of everything that can be due are not in Home's first files.
export const SeniorNext = lazyComponent(() => import('./senior-next.tsx'), 'SeniorNext')
export const YoungerNext = lazyComponent(() => import('./younger-next.tsx'), 'YoungerNext')
