import type { Flag, RuleLevel } from '@xinjian/engine/report/document'
import { useReport } from '../context.tsx'

/** 正常 / 关注 / 预警 / 无数据: colour and word together, so it reads without colour too. */
export function FlagTag({ flag }: { flag: Flag }) {
  const { t } = useReport()
  return <span className={`rp-tag rp-flag-${flag}`}>{t[flag]}</span>
}

export function LevelTag({ level }: { level: RuleLevel }) {
  const { t } = useReport()
  return <span className={`rp-level rp-level-${level}`}>{t[level]}</span>
}
