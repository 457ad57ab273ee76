import { Calendar, Dialog } from 'react-aria-components'
import { Floating } from './Floating.tsx'
import { dateOf, Month } from './Month.tsx'
import type { PanelProps } from './Opener.tsx'
import css from './pick.module.css'

/** The month to press one day in. */
export function Panel(
  props: PanelProps & { label: string; value: string; onChange: (day: string) => void },
) {
  const value = dateOf(props.value)
  return (
    <Floating {...props}>
      <Dialog className={css.days ?? ''} aria-label={props.label}>
        <Calendar
          aria-label={props.label}
          value={value}
          defaultFocusedValue={value}
          onChange={(date) => {
            props.onChange(String(date))
            props.onClose()
          }}
        >
          <Month />
        </Calendar>
      </Dialog>
    </Floating>
  )
}
