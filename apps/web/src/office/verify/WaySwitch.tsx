import { useWords } from '../../i18n/dictionary.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { useQueryState } from '../common/useQueryState.ts'
import styles from './verify.module.css'
import { VERIFY_WAYS, wayOf, wayWords } from './ways.ts'

/** Which way invoices are verified; what one way has in the address the next does not keep. */
export function WaySwitch() {
  const t = useWords(wayWords)
  const [address, change] = useQueryState()
  const ways = Object.keys(VERIFY_WAYS) as (keyof typeof VERIFY_WAYS)[]
  return (
    <div className={styles.ways}>
      <Segmented
        label={t('ways')}
        value={wayOf(address.get('way')) ?? 'one'}
        options={(['one', ...ways] as const).map((key) => ({ key, label: t(key) }))}
        onChange={(key) =>
          change(
            {
              way: key === 'one' ? null : key,
              no: null,
              batch: null,
              picture: null,
              page: null,
              size: null,
            },
            { push: true },
          )
        }
      />
    </div>
  )
}
