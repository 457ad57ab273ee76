import { Icon } from '../Icon.tsx'
import { lazyPanel, Opener } from './Opener.tsx'
import css from './pick.module.css'

const panel = lazyPanel(() => import('./DayPanel.tsx'))

/** Beside a field of one day: opens the calendar. */
export function DayButton(props: {
  label: string
  /** `2026-02-03`; anything else is no day yet. */
  value: string
  onChange: (day: string) => void
}) {
  return (
    <Opener
      of={panel}
      panel={props}
      kind="dialog"
      label={props.label}
      className={css.dayButton ?? ''}
    >
      <Icon name="calendar" size={16} />
    </Opener>
  )
}
