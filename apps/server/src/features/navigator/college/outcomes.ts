import { dollars, percent, formatInteger } from '@bearings/domain/words'
import { formatFigure, joinSentences, type FactFormatters } from './fact-formatter.ts'

/** What is published about how a college's students fare. */
export const outcomes: FactFormatters<'graduation' | 'retention' | 'ratio' | 'earnings' | 'debt'> = {
  graduation: (s) =>
    joinSentences(
      formatFigure(
        s,
        'grad_rate_6yr',
        ({ value }) => `**${percent(value)}** of ${s.whose} students graduate within six years`,
      ),
      formatFigure(s, 'grad_rate_4yr', ({ value }) => `**${percent(value)}** do so within four`),
    ),
  retention: (s) =>
    joinSentences(
      formatFigure(
        s,
        'retention_rate',
        ({ value }) => `**${percent(value)}** of ${s.whose} first-year students come back for a second year`,
      ),
    ),
  ratio: (s) =>
    joinSentences(
      formatFigure(
        s,
        'student_faculty_ratio',
        ({ value }) => `${s.who} has **${formatInteger(value)} students** for each teacher`,
      ),
    ),
  earnings: (s) =>
    joinSentences(
      formatFigure(
        s,
        'median_earnings_10yr',
        ({ value }) =>
          `Ten years after they began at ${s.whom}, students with federal aid earn **${dollars(value)}** a year at the median`,
      ),
    ),
  debt: (s) =>
    joinSentences(
      formatFigure(
        s,
        'median_debt',
        ({ value }) =>
          `Those who borrowed federal loans at ${s.whom} and graduated owe **${dollars(value)}** at the median`,
      ),
      formatFigure(s, 'pct_federal_loan', ({ value }) => {
        if (s.school.figures.median_debt) return `**${percent(value)}** of its students take federal loans`
        s.notes.lack()
        return `${s.who} publishes nothing about the debt of its graduates that the catalog has; **${percent(value)}** of its students take federal loans`
      }),
    ),
}
