import { useId } from 'react'
import { Icon } from '../Icon.tsx'
import textStyles from '../styles/text.module.css'
import { useUiText } from '../text.ts'
import { type Days, type DaysShortcut, daysText, isBackwards } from './days.ts'
import { lazyPanel, Opener } from './Opener.tsx'
import css from './pick.module.css'

const panel = lazyPanel(() => import('./DaysPanel.tsx'))

/** A range of days by shortcut, by hand or in the calendar. Says so when the first day lies after the last. */
export function DaysPicker(props: {
  label: string
  value: Days
  shortcuts: readonly DaysShortcut[]
  onChange: (days: Days) => void
}) {
  const text = useUiText()
  const id = useId()
  const bad = isBackwards(props.value)
  const none = props.value.from === '' && props.value.to === ''
  return (
    <div className={css.field}>
      <span id={`${id}l`} className={css.label}>
        {props.label}
      </span>
      <Opener
        of={panel}
        panel={props}
        kind="dialog"
        id={`${id}v`}
        labelledBy={`${id}l ${id}v`}
        className={css.control ?? ''}
      >
        <span className={none ? css.quiet : textStyles.num}>
          {daysText(props.value, props.shortcuts, text)}
        </span>
        <Icon name="calendar" size={16} />
      </Opener>
      {bad && (
        <p role="alert" className={css.bad}>
          {text.backwards}
        </p>
      )}
    </div>
  )
}
