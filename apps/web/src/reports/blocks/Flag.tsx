import type { Flag, RuleLevel } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import { useReport } from '../context.tsx'
import styles from './tag.module.css'

/**
 * 正常 / 关注 / 预警 / 无数据: colour and word together, so it reads without colour too. A grey flag on a value that is there
 * (`known`) means that no threshold applies, which is not "no data": 参考.
 */
export function FlagTag({ flag, known = false }: { flag: Flag; known?: boolean }) {
  const { t } = useReport()
  const word = flag === 'GREY' && known ? t.INFO : t[flag]
  return (
    <span className={cx(styles.tag, styles[`flag-${flag}` as const])} data-part="flag">
      {word}
    </span>
  )
}

export function LevelTag({ level }: { level: RuleLevel }) {
  const { t } = useReport()
  return <span className={cx(styles.level, styles[`level-${level}` as const])}>{t[level]}</span>
}
