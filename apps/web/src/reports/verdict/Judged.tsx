import type { RiskTone } from '@xinjian/engine/report/judged'
import { fill } from '../../ui/text.ts'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { percent } from '../format/number.ts'
import { formatUnit } from '../format/value.ts'
import { isTold, type Stand } from './stand.ts'
import { Tile, type Tone } from './Tile.tsx'

const RISK_TONE: Record<RiskTone, Tone> = {
  HIGH: 'RED',
  MEDIUM: 'YELLOW',
  LOW: 'GREEN',
  UNJUDGED: 'GREY',
  NO_LEVEL: 'GREY',
}

/** The grade, or that there is none; nothing where the kind gives none. */
export function Grade({ stand }: { stand: Stand }) {
  const { t, index } = useReport()
  if (!stand.rated)
    return index.document.verdict.score || stand.decision ? (
      <Tile name={t.grade} tone="GREY" value={t.noGrade} />
    ) : null
  if (!stand.grade) return null
  const { grade, score } = stand.grade
  return (
    <Tile name={t.grade} value={grade}>
      {score === null ? t.scoreNone : fill(t.scoreOf, { n: score })}
    </Tile>
  )
}

/** The level of the risk, never without the share of the rules it rests on. */
export function Risk({ stand }: { stand: Stand }) {
  const { t } = useReport()
  if (!stand.risk) return null
  const { tone, judged, total } = stand.risk
  return (
    <Tile name={t.risk} tone={RISK_TONE[tone]} value={t[`risk${tone}`]}>
      {fill(t.judgedOf, { judged, total })}
    </Tile>
  )
}

/** The suggested limit with what cut or voided it. */
export function Limit({ stand }: { stand: Stand }) {
  const { t, lang, index } = useReport()
  if (!stand.rated)
    return index.document.verdict.limit || stand.decision ? (
      <Tile name={t.limit} tone="GREY" value={t.noLimit} />
    ) : null
  if (!stand.limit) return null
  const { suggest, by } = stand.limit
  const shown = formatUnit(suggest, 'yuan', { lang })
  const factor = by?.limitFactor ?? null
  return (
    <Tile
      name={t.limit}
      tone={by ? (factor === null ? 'RED' : 'YELLOW') : undefined}
      value={
        suggest === null ? (
          t.noLimit
        ) : (
          <>
            {shown.text}
            <small>{shown.unit}</small>
          </>
        )
      }
    >
      {by ? (
        <>
          {factor === null
            ? fill(t.limitVoid, { why: '' })
            : fill(t.limitCapped, { share: percent(factor, 0), why: '' })}
          {isTold(index.document.verdict.decision, by) ? null : <Original text={by.text} />}
        </>
      ) : null}
    </Tile>
  )
}
