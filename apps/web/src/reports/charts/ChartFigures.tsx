import type { ChartBlock, Unit } from '@xinjian/engine/report/document'
import { useReport } from '../context.tsx'
import { useFigures } from './useFigures.ts'

/** A figure of a drawing by its place: month and series, day, corner. */
export interface Told {
  name: string
  value: number | null
  unit?: Unit | undefined
}

/** More than that nobody hears out: then the largest. */
const MOST = 80
const LARGEST = 12

/** Figures of a chart in the order of its categories. */
const figuresOf = (block: ChartBlock): Told[] =>
  block.categories.flatMap((category, at) =>
    block.series.map(({ name, values, unit }) => ({
      name: block.series.length > 1 ? `${category} ${name}` : category,
      value: values[at] ?? null,
      unit,
    })),
  )

/** For who does not see a drawing its figures, beneath its title. On paper they stand in the table. */
export function ChartFigures({ block, told }: { block: ChartBlock; told?: readonly Told[] }) {
  const { mode } = useReport()
  const { exactText } = useFigures()
  if (mode === 'paper') return null
  const known = (told ?? figuresOf(block)).filter(({ value }) => value !== null && value !== 0)
  const said =
    known.length <= MOST
      ? known
      : known.toSorted((a, b) => Math.abs(b.value!) - Math.abs(a.value!)).slice(0, LARGEST)
  return (
    <desc>
      {said.map(({ name, value, unit }) => `${name} ${exactText(value, unit)}`).join('; ')}
    </desc>
  )
}
