import type { ChartBlock } from '@xinjian/engine/report/document'
import { useId, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import layout from '../../../ui/styles/layout.module.css'
import { fill } from '../../../ui/text.ts'
import { useReport } from '../../context.tsx'
import { percent } from '../../format/number.ts'
import charts from '../charts.module.css'
import { Hatch } from '../Hatch.tsx'
import styles from '../maps.module.css'
import { Part } from '../Part.tsx'
import { PartsCanvas } from '../PartsCanvas.tsx'

import { Tip } from '../Tip.tsx'
import { useFigures } from '../useFigures.ts'
import { useWidth } from '../useWidth.ts'
import { FlowHeads, FlowLabel } from './FlowText.tsx'
import { coloursOf, sideColour } from './flow-colours.ts'
import { type FlowNode, ribbonPath, sankeyLayout } from './sankey-layout.ts'

const HEAD = 34
const BAR = 9
const CENTRE = 14
/**
 * What is bought flows through the enterprise into what is sold. A category on both sides has one colour there and the mark
 * ⇄, all others the colour of their side: whether the two belong together is seen at once. The difference is hatched.
 */
export function Sankey({ block }: { block: ChartBlock }) {
  const { axisMoney, exactText } = useFigures()
  const { mode, t } = useReport()
  const { ref, width } = useWidth(mode === 'paper' ? 660 : 760, mode === 'screen')
  const [read, setRead] = useState<{ at: number; side: number; y: number } | null>(null)
  const hatch = useId()
  const [bought, sold] = block.series
  const values = [bought?.values ?? [], sold?.values ?? []] as const
  const narrow = width < 560
  const labels = narrow ? 92 : Math.min(230, Math.round(width * 0.3))
  const slot = narrow ? 30 : 17
  const { left, right, middle, height } = sankeyLayout(
    values[0],
    values[1],
    mode === 'paper' ? 190 : 240,
    slot,
  )
  const sums = values.map((side) => side.reduce<number>((sum, v) => sum + Math.max(0, v ?? 0), 0))
  const colourOf = coloursOf(values[0], values[1])
  const centre = (width - CENTRE) / 2
  const sides = [
    { id: 'in', nodes: left, bar: labels, inner: labels + BAR, end: centre, text: labels - 8 },
    {
      id: 'out',
      nodes: right,
      bar: width - labels - BAR,
      inner: width - labels - BAR,
      end: centre + CENTRE,
      text: width - labels + 8,
    },
  ]
  const nameOf = (node: FlowNode): string =>
    node.kind === 'difference'
      ? t.flowDifference
      : node.kind === 'rest'
        ? fill(t.otherCategories, { n: node.joined })
        : `${colourOf(node.at!) ? '⇄ ' : ''}${block.categories[node.at!] ?? ''}`
  return (
    <div className={cx(layout.anchor, charts.chart, styles.sankey)} ref={ref}>
      <PartsCanvas title={block.title} width={width} height={height + HEAD}>
        <defs>
          <Hatch id={hatch} />
        </defs>
        <FlowHeads
          width={width}
          names={[bought?.name ?? '', t.thisEnterprise, sold?.name ?? '']}
          sums={sums}
        />
        <g transform={`translate(0 ${HEAD})`}>
          {sides.map(({ id, nodes, bar, inner, end, text }, side) =>
            nodes.map((node) => {
              const colour = node.at === null ? undefined : colourOf(node.at)
              const paint =
                node.kind === 'difference'
                  ? `url(#${hatch})`
                  : (colour ?? (node.kind === 'rest' ? 'var(--rp-flow-rest)' : sideColour(side)))
              const whole = sums[side]!
              const said = `${block.series[side]?.name ?? ''} ${nameOf(node)} ${exactText(node.value, 'yuan')}`
              return (
                <Part
                  key={`${id}${node.kind}${node.at}`}
                  block={block}
                  at={node.at}
                  label={said}
                  onRead={(at) => setRead(at === null ? null : { at, side, y: node.y })}
                >
                  <path
                    className={cx(styles.flow, node.kind === 'difference' && styles.flowDifference)}
                    d={ribbonPath(inner, node.y, end, node.middle, node.height)}
                    fill={paint}
                  />
                  <rect
                    x={bar}
                    y={node.y}
                    width={BAR}
                    height={Math.max(1, node.height)}
                    fill={paint}
                    rx={1.5}
                  />
                  <FlowLabel
                    x={text}
                    y={node.y + node.height / 2}
                    anchor={side === 0 ? 'end' : 'start'}
                    room={labels - 10}
                    name={nameOf(node)}
                    figures={
                      node.kind === 'difference' || narrow
                        ? axisMoney(node.value)
                        : `${axisMoney(node.value)} · ${percent(node.value / whole, 1)}`
                    }
                    lines={narrow || node.height >= 28 ? 2 : 1}
                  />
                </Part>
              )
            }),
          )}
          <rect
            className={styles.flowCentre}
            x={centre}
            y={middle.y}
            width={CENTRE}
            height={middle.height}
            rx={2}
          />
        </g>
      </PartsCanvas>
      {read === null ? null : (
        <Tip
          x={read.side === 0 ? labels : width - labels}
          y={HEAD + Math.min(read.y, height - 60)}
          width={width}
          title={block.categories[read.at] ?? ''}
          lines={[
            ...block.series.map((series, side) => ({
              name: series.name,
              value: `${exactText(series.values[read.at] ?? null, 'yuan')} · ${percent(sums[side]! > 0 ? Math.max(0, series.values[read.at] ?? 0) / sums[side]! : 0, 1)}`,
            })),
            ...(block.keys?.[read.at] ? [{ name: t.category, value: block.keys[read.at]! }] : []),
          ]}
        />
      )}
      <p className={styles.flowLegend}>{t.flowLegend}</p>
    </div>
  )
}
