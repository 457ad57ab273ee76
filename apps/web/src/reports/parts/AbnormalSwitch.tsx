import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import { useReport } from '../context.tsx'
import styles from './frame.module.css'

/** 只看异常: hides what is normal, empty or was not hit. Whether it is on stands in the address, which the page owns. */
export function AbnormalSwitch(props: { on: boolean; onChange: (on: boolean) => void }) {
  const { t } = useReport()
  return (
    <label className={cx(layout.screenOnly, styles.abnormal)}>
      <input
        type="checkbox"
        checked={props.on}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {t.abnormalOnly}
      <small>{t.abnormalHint}</small>
    </label>
  )
}
