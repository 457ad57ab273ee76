import type { ChartBlock } from '@xinjian/engine/report/document'
import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import layout from '../../../ui/styles/layout.module.css'
import { fill } from '../../../ui/text.ts'
import blocks from '../../blocks/blocks.module.css'
import { useReport } from '../../context.tsx'
import charts from '../charts.module.css'
import { Legend } from '../Legend.tsx'
import styles from '../maps.module.css'
import { Part } from '../Part.tsx'
import { PartsCanvas } from '../PartsCanvas.tsx'
import { clipText, seriesColour } from '../shown.ts'
import { Tip } from '../Tip.tsx'
import { useFigures } from '../useFigures.ts'
import { useWidth } from '../useWidth.ts'
import { edgeOf, edgeWidth, graphPlaces } from './graph-layout.ts'

/** The enterprise and the parties it both sells to and buys from: two arrows each, as thick as their amounts. */
export function PartyGraph({ block }: { block: ChartBlock }) {
  const { axisMoney, exactText } = useFigures()
  const { mode, index, t } = useReport()
  const { ref, width } = useWidth(mode === 'paper' ? 660 : 760, mode === 'screen')
  const [read, setRead] = useState<number | null>(null)
  const places = graphPlaces(block.categories.length, width)
  const { centre, box } = places
  const largest = Math.max(0, ...block.series.flatMap((s) => s.values.map((v) => v ?? 0)))
  const hidden = block.categories.length - places.parties.length
  const reading = places.parties.find((place) => place.at === read)
  return (
    <div className={cx(layout.anchor, charts.chart)} ref={ref}>
      <Legend
        items={block.series.map((s, i) => ({ name: s.name, colour: seriesColour(i), line: true }))}
      />
      <PartsCanvas title={block.title} width={width} height={places.height}>
        {places.parties.map((place) => (
          <Part
            key={place.at}
            block={block}
            at={place.at}
            label={`${block.categories[place.at]} ${block.series.map((s) => `${s.name} ${exactText(s.values[place.at] ?? null, s.unit)}`).join(' ')}`}
            onRead={setRead}
          >
            {block.series.map((s, i) => {
              const thick = edgeWidth(s.values[place.at] ?? 0, largest)
              const { line, head } = edgeOf(places, place, i, thick)
              return thick === 0 ? null : (
                <g key={s.name} className={styles.edge}>
                  <path d={line} fill="none" stroke={seriesColour(i)} strokeWidth={thick} />
                  <path d={head} fill={seriesColour(i)} />
                </g>
              )
            })}
            <rect
              className={styles.node}
              x={place.x}
              y={place.y}
              width={box.width}
              height={box.height}
              rx={6}
            />
            <text className={styles.nodeName} x={place.x + 10} y={place.y + 19}>
              {clipText(block.categories[place.at] ?? '', box.width - 20)}
            </text>
            <text className={charts.tick} x={place.x + 10} y={place.y + 36}>
              {`${t.soldTo} ${axisMoney(block.series[0]?.values[place.at] ?? 0)}　${t.boughtFrom} ${axisMoney(block.series[1]?.values[place.at] ?? 0)}`}
            </text>
          </Part>
        ))}
        <rect
          className={styles.centre}
          x={centre.x}
          y={centre.y}
          width={centre.width}
          height={centre.height}
          rx={8}
        />
        {nameLines(index.document.enterprise.name, centre.width, t.thisEnterprise).map(
          (text, i, all) => (
            <text
              key={text}
              className={styles.centreName}
              x={centre.x + centre.width / 2}
              y={centre.y + centre.height / 2 + 4 + (i - (all.length - 1) / 2) * 17}
              textAnchor="middle"
            >
              {text}
            </text>
          ),
        )}
      </PartsCanvas>
      {reading ? (
        <Tip
          x={reading.side === 'left' ? box.width : reading.x}
          y={Math.max(0, reading.y - 10)}
          width={width}
          title={block.categories[reading.at] ?? ''}
          lines={block.series.map((s, i) => ({
            name: s.name,
            value: exactText(s.values[reading.at] ?? null, s.unit),
            colour: seriesColour(i),
          }))}
        />
      ) : null}
      {hidden > 0 ? <p className={blocks.note}>{fill(t.otherParties, { n: hidden })}</p> : null}
    </div>
  )
}

/** A name in two lines of the box; where the box is small, only what it is. */
function nameLines(name: string, width: number, short: string): string[] {
  if (width < 100) return [short]
  const perLine = Math.floor((width - 16) / 13)
  const letters = [...name]
  if (letters.length <= perLine) return [name]
  return [
    letters.slice(0, perLine).join(''),
    clipText(letters.slice(perLine).join(''), width - 16, 13),
  ]
}
