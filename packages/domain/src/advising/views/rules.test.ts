import { expect, test } from 'vitest'
import { applicationColumns, mostViews } from './options.ts'
import { columnsIn, ruleAgainstView } from './rules.ts'

test('an advisor saves twenty views, each under a name of its own', () => {
  const views = Array.from({ length: mostViews }, (_, index) => ({ id: `${index}`, name: `View ${index}` }))
  expect(ruleAgainstView('Another', views.slice(1))).toBeNull()
  expect(ruleAgainstView('Another', views)).toBe('views-full')
  expect(ruleAgainstView('VIEW 3', views.slice(1))).toBe('view-name-taken')
  expect(ruleAgainstView('VIEW 3', views, '3')).toBeNull()
})

test('columns stand in the chosen order, but for those that the table does not have', () => {
  expect(columnsIn('application', ['status', 'needs', 'plan', 'status'])).toEqual(['status', 'plan'])
  expect(columnsIn('application', ['needs'])).toEqual(applicationColumns)
})
