import type { SeatRow } from '@xinjian/contract/nouns/finance/scf'
import { useWords } from '../../../i18n/dictionary.ts'
import { Field, Select } from '../../../ui/Field.tsx'
import styles from '../whole.module.css'
import { words } from '../words.ts'
import { seatKey } from './seats.ts'

/** In which of several programmes. */
export function SeatField(props: {
  seat: SeatRow
  seats: readonly SeatRow[]
  choose: (key: string) => void
}) {
  const t = useWords(words)
  return (
    <Field label={t('seat')} className={styles.seat}>
      {(control) => (
        <Select
          {...control}
          value={seatKey(props.seat)}
          onChange={({ target }) => props.choose(target.value)}
        >
          {props.seats.map((one) => (
            <option key={seatKey(one)} value={seatKey(one)}>
              {one.funderName} · {one.anchorName}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
