import type { ChartBlock } from '@xinjian/engine/report/document'

/** A chart block of the sample, in one line. */
export const chart = (
  id: string,
  title: string,
  kind: ChartBlock['chart'],
  categories: string[],
  series: ChartBlock['series'],
  more: Partial<ChartBlock> = {},
): ChartBlock => ({ kind: 'chart', id, title, chart: kind, categories, series, ...more })
