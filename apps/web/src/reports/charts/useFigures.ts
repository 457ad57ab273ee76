import { useReport } from '../context.tsx'
import { axisMoney } from '../format/number.ts'
import { axisText, exactText } from './shown.ts'

/** Numbers of a chart as they are written in the reader's language. */
export function useFigures() {
  const { lang } = useReport()
  return {
    axisMoney: (yuan: number) => axisMoney(yuan, lang),
    axisText: (...[value, unit]: Head<typeof axisText>) => axisText(value, unit, lang),
    exactText: (...[value, unit]: Head<typeof exactText>) => exactText(value, unit, lang),
  }
}

/** What a function takes before the language. */
type Head<F extends (...args: never[]) => string> = [Parameters<F>[0], Parameters<F>[1]]
