/** What a lender's own card gives points for and what it takes them for, so that a score by it can be followed down to rows. */
import { pointsAt } from '../../../kit/score/card.ts'
import { formatValue } from '../../../kit/score/figure.ts'
import type { ReportDocument } from '../../../report/document.ts'
import { type Because, openingFigure } from '../../../report/policy/because.ts'
import { INVOICE_CARD } from '../index.ts'
import { SCORE_SAYS } from '../words.ts'
import type { OwnCard, OwnFigures } from './card.ts'

/** Every figure of the card: those that get less than the most they can, the largest loss first; then those that lose nothing, by their points. */
export function ownReasons(
  { variables }: OwnCard,
  figures: OwnFigures,
  document: ReportDocument,
): Because[] {
  return variables
    .map((variable) => {
      const value = figures[variable.id]
      const most = Math.max(0, ...variable.knots.map(({ points }) => points))
      return {
        id: variable.id,
        value,
        most,
        points: value === null ? 0 : pointsAt(variable, value),
      }
    })
    .toSorted((a, b) => b.most - b.points - (a.most - a.points) || b.points - a.points)
    .map(({ id, value, points, most }) => {
      const { name, format } = INVOICE_CARD.variables.find((one) => one.id === id)!
      const shown = value === null ? SCORE_SAYS.figureUnknown : formatValue(format, value)
      return {
        text: SCORE_SAYS.ownPart({ name, value: shown, points, most }),
        // The nearest indicator is of another window, and no proof of this figure.
        ...openingFigure(document, id),
      }
    })
}
